import Testing

@Test func `the terminal tests run`() { #expect(Bool(true)) }
