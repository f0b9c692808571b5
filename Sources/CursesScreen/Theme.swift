import ScribeTUI

/// The colours of the screen. What a style must tell it also tells without them, by attributes that
/// are the same in every theme.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// For light letters on a dark ground, in 256 colours.
  case dark
  /// For dark letters on a light ground, in 256 colours.
  case light
  /// The terminal's own sixteen colours, whatever its ground.
  case sixteen = "16"
  /// No colours.
  case none

  /// The theme that can be had where there are `colors` of them.
  public func available(with colors: Int) -> Theme {
    switch self {
    case .none: .none
    case .sixteen: colors >= 8 ? .sixteen : .none
    case .dark, .light: colors >= 256 ? self : colors >= 8 ? .sixteen : .none
    }
  }

  func look(of style: Style) -> Look {
    let attributes = Theme.attributes(of: style)
    let colors: (letters: Int?, ground: Int?) =
      switch self {
      case .dark: Theme.dark(style)
      case .light: Theme.light(style)
      case .sixteen: Theme.sixteen(style)
      case .none: (nil, nil)
      }
    return Look(attributes: attributes, letters: colors.letters, ground: colors.ground)
  }
}

extension Theme {
  /// What tells styles apart where nobody sees colours.
  static func attributes(of style: Style) -> Look.Attributes {
    switch style {
    case .text, .hint, .panel, .panelBorder, .code, .quote: []
    case .status, .selection, .panelChosen: .reverse
    case .statusWarning, .currentSuggestion, .error: [.reverse, .bold]
    case .hintKey, .panelTitle, .heading, .strong, .warning: .bold
    case .searchHit: [.underline, .bold]
    case .searchHitCurrent: [.reverse, .underline, .bold]
    case .insertion, .link: .underline
    case .deletion: [.reverse, .underline]
    case .decided, .panelDim, .placeholder, .dim: .dim
    case .panelKey: [.bold, .underline]
    case .emphasis: .italic
    }
  }

  private static func dark(_ style: Style) -> (letters: Int?, ground: Int?) {
    switch style {
    // The status line changes at each key: the terminal's own colours, reversed, are the fewest bytes.
    case .text, .emphasis, .strong, .status: (nil, nil)
    case .statusWarning: (16, 179)
    case .hint: (246, nil)
    case .hintKey: (180, nil)
    case .selection: (255, 24)
    case .searchHit: (222, nil)
    case .searchHitCurrent: (16, 222)
    case .insertion: (114, nil)
    case .deletion: (224, 52)
    case .decided: (108, nil)
    case .currentSuggestion: (231, 61)
    case .panel: (252, 235)
    case .panelBorder: (243, 235)
    case .panelTitle: (255, 235)
    case .panelKey: (180, 235)
    case .panelDim: (244, 235)
    case .panelChosen: (255, 24)
    case .heading: (75, nil)
    case .code: (180, nil)
    case .link: (74, nil)
    case .quote: (247, nil)
    case .placeholder: (139, nil)
    case .dim: (244, nil)
    case .warning: (179, nil)
    case .error: (231, 124)
    }
  }

  private static func light(_ style: Style) -> (letters: Int?, ground: Int?) {
    switch style {
    case .text, .emphasis, .strong, .status: (nil, nil)
    case .statusWarning: (16, 221)
    case .hint: (241, nil)
    case .hintKey: (94, nil)
    case .selection: (16, 153)
    case .searchHit: (130, nil)
    case .searchHitCurrent: (16, 221)
    case .insertion: (22, nil)
    case .deletion: (88, 224)
    case .decided: (65, nil)
    case .currentSuggestion: (16, 183)
    case .panel: (236, 255)
    case .panelBorder: (245, 255)
    case .panelTitle: (16, 255)
    case .panelKey: (94, 255)
    case .panelDim: (243, 255)
    case .panelChosen: (16, 153)
    case .heading: (25, nil)
    case .code: (94, nil)
    case .link: (25, nil)
    case .quote: (240, nil)
    case .placeholder: (96, nil)
    case .dim: (243, nil)
    case .warning: (130, nil)
    case .error: (231, 124)
    }
  }

  private static func sixteen(_ style: Style) -> (letters: Int?, ground: Int?) {
    switch style {
    case .text, .emphasis, .strong, .hint, .decided, .quote, .dim, .panel, .panelBorder,
      .panelTitle, .panelDim:
      (nil, nil)
    // Reverse of the terminal's own colours is readable on every ground.
    case .status, .selection, .panelChosen: (nil, nil)
    case .statusWarning: (0, 3)
    case .hintKey, .panelKey, .searchHit, .code, .warning: (3, nil)
    case .searchHitCurrent: (0, 3)
    case .insertion: (2, nil)
    case .deletion: (15, 1)
    case .currentSuggestion: (15, 4)
    case .heading, .link: (6, nil)
    case .placeholder: (5, nil)
    case .error: (15, 1)
    }
  }
}
