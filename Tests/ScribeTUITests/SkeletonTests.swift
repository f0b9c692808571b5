import Testing

@Test func `the ScribeTUI tests run`() { #expect(Bool(true)) }
