/// A layout to be compared: how to make it, and what to call it.
public struct LayoutContestant: Sendable {
  public var name: String
  public var typesetterName: String
  /// Makes a new layout.
  public var make: @Sendable (TextStorage, TypesetOptions) -> any LayoutEngine

  public init(
    name: String, typesetterName: String,
    make: @escaping @Sendable (TextStorage, TypesetOptions) -> any LayoutEngine
  ) {
    self.name = name
    self.typesetterName = typesetterName
    self.make = make
  }

  /// The contiguous engine.
  public static func tk1(typesetter: any Typesetter = WindowedTypesetter()) -> LayoutContestant {
    LayoutContestant(name: TK1Layout.name, typesetterName: Self.name(of: typesetter)) {
      TK1Layout(text: $0, options: $1, typesetter: typesetter)
    }
  }

  /// The viewport engine.
  public static func tk2(typesetter: any Typesetter = WindowedTypesetter()) -> LayoutContestant {
    LayoutContestant(name: TK2Layout.name, typesetterName: Self.name(of: typesetter)) {
      TK2Layout(text: $0, options: $1, typesetter: typesetter)
    }
  }

  /// No engine at all: each element cut from its start whenever it is asked for, with ICU asked about
  /// every boundary. The naive third side of a comparison.
  public static let naive = LayoutContestant(name: "naive", typesetterName: "reference") {
    NaiveLayout(text: $0, options: $1, typesetter: ReferenceTypesetter())
  }

  private static func name(of typesetter: any Typesetter) -> String {
    switch typesetter {
    case is WindowedTypesetter: "windowed"
    case is ReferenceTypesetter: "reference"
    default: "\(type(of: typesetter))"
    }
  }
}
