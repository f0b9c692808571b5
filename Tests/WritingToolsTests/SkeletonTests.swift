import Testing

@Test func `the WritingTools tests run`() { #expect(Bool(true)) }
