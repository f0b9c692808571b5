public import TextEngine

/// The half of a point, in which RTF counts the size of letters.
public enum HalfPoint: Sendable {}
/// The twentieth of a point, in which RTF counts lengths; 1440 are an inch.
public enum Twip: Sendable {}

public typealias HalfPoints = Count<HalfPoint>
public typealias Twips = Count<Twip>
