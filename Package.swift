// swift-tools-version: 6.0
import PackageDescription

/// What language models are told; compiled in, since the editor is one file.
let promptNames = [
  "change", "compose", "keypoints", "list", "proofread", "refine", "rewrite-concise",
  "rewrite-friendly", "rewrite-plain", "rewrite-professional", "summarize", "table",
]

let package = Package(
  name: "scribe",
  products: [
    .executable(name: "scribe", targets: ["Scribe"]),
    .executable(name: "scribe-worker", targets: ["ScribeWorker"]),
    .library(name: "TextEngine", targets: ["TextEngine"]),
  ],
  targets: [
    // C libraries. CICU and CToml are C and C++ sources behind our own headers, because the
    // libraries' own headers do not import next to Foundation's.
    .target(
      name: "CICU",
      linkerSettings: [
        .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata"),
        .linkedLibrary("stdc++"), .linkedLibrary("m"),
      ]),
    .target(
      name: "CNcurses",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "CTerminal"),
    .target(
      name: "CCmark",
      linkerSettings: [
        .linkedLibrary("cmark-gfm-extensions"), .linkedLibrary("cmark-gfm"),
      ]),
    .target(name: "CFiles"),
    .target(name: "CPCRE", linkerSettings: [.linkedLibrary("pcre2-8")]),
    // No stdc++ here: a static link wants it after ICU's archives, and names each library once.
    .target(name: "CToml"),
    .systemLibrary(name: "CEnchant"),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0"),
    .target(name: "CProcess"),
    .target(name: "CTrust"),
    .target(name: "CCLD2", linkerSettings: [.linkedLibrary("cld2")]),
    // Pixels, and zlib and libheif as they are found at run time. Pixels want the optimizer in every
    // build: without it a picture takes a second.
    .target(
      name: "CPictures", cSettings: [.unsafeFlags(["-O2"])], linkerSettings: [.linkedLibrary("m")]),

    // The editor, from the bytes up.
    .target(name: "TextEngine", dependencies: ["CICU"]),
    .target(name: "TextSearch", dependencies: ["TextEngine", "CPCRE"]),
    .target(name: "Documents", dependencies: ["TextEngine", "CCmark", "CFiles", "CICU", "CToml"]),
    .target(name: "RichText", dependencies: ["TextEngine", "Documents", "CCmark", "CICU"]),
    .target(name: "WritingTools", dependencies: ["TextEngine", "Documents"]),
    // Languages and sentences as translators see them: values that editor and worker share.
    .target(name: "Translation"),
    // What a prompt asks for, and what a glyph is: values that editor and worker share.
    .target(name: "Glyphs"),
    .target(name: "Pictures", dependencies: ["Glyphs", "CPictures"]),
    .target(name: "WorkerLink", dependencies: ["Translation", "Glyphs"]),
    .target(name: "ModelClient", dependencies: ["WorkerLink", "CProcess", "CTrust"]),
    .target(
      name: "Providers",
      dependencies: [
        "TextEngine", "Documents", "RichText", "WritingTools", "WorkerLink", "Translation",
      ],
      resources: promptNames.map { .embedInCode("Model/Prompts/\($0).txt") }),
    .target(
      name: "ScribeTUI",
      dependencies: [
        "TextEngine", "TextSearch", "Documents", "RichText", "WritingTools", "Glyphs",
      ]),
    .target(name: "CursesScreen", dependencies: ["ScribeTUI", "CNcurses", "Glyphs"]),
    .target(name: "TerminalLoop", dependencies: ["ScribeTUI", "TextEngine", "CTerminal"]),
    .executableTarget(
      name: "Scribe",
      dependencies: [
        "TextEngine", "Documents", "RichText", "WritingTools", "Providers", "ScribeTUI",
        "CursesScreen", "TerminalLoop", "WorkerLink", "CToml", "Translation", "Glyphs",
      ]),
    .executableTarget(
      name: "ScribeWorker",
      dependencies: [
        "WorkerLink", "ModelClient", "CEnchant", "CXML", "Translation", "CCLD2", "CProcess",
        "Glyphs", "Pictures",
      ],
      // So that URLSession's calls come to the function of this name in CTrust.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic-symbol=curl_easy_init"])
      ]),

    // What only tests need, with tests of its own.
    .target(
      name: "TestSupport", dependencies: ["TextEngine", "CICU"], path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport", "TextEngine"]),
    .testTarget(name: "TextEngineTests", dependencies: ["TextEngine", "TestSupport", "CICU"]),
    .testTarget(
      name: "TextSearchTests", dependencies: ["TextSearch", "TextEngine", "TestSupport"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "TextEngine", "TestSupport"]),
    .testTarget(
      name: "RichTextTests",
      dependencies: [
        "RichText", "Documents", "TextEngine", "TestSupport", "ScribeWorker", "WorkerLink",
        "Pictures", "Glyphs",
      ]),
    .testTarget(
      name: "WritingToolsTests",
      dependencies: ["WritingTools", "Documents", "TextEngine", "TestSupport"]),
    .testTarget(
      name: "ProvidersTests",
      dependencies: [
        "Providers", "WritingTools", "Documents", "TextEngine", "WorkerLink", "TestSupport",
        "Translation",
      ]),
    .testTarget(name: "TranslationTests", dependencies: ["Translation", "TestSupport"]),
    .testTarget(name: "GlyphsTests", dependencies: ["Glyphs", "TestSupport"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "Glyphs", "TestSupport"]),
    .testTarget(
      name: "ScribeWorkerTests",
      dependencies: ["ScribeWorker", "TestSupport", "WorkerLink", "Translation", "Glyphs"]),
    .testTarget(
      name: "ModelClientTests", dependencies: ["ModelClient", "WorkerLink", "TestSupport"]),
    .testTarget(
      name: "ScribeTUITests",
      dependencies: [
        "ScribeTUI", "WritingTools", "RichText", "Documents", "TextEngine", "TestSupport",
        "Providers", "TextSearch", "Glyphs",
      ]),
    .testTarget(
      name: "ScribeTests",
      dependencies: [
        "Scribe", "ScribeTUI", "Providers", "WritingTools", "Documents", "TextEngine", "Glyphs",
        "TestSupport",
      ]),
    .testTarget(
      name: "CursesScreenTests",
      dependencies: ["CursesScreen", "CNcurses", "ScribeTUI", "Glyphs", "TestSupport"]),
    .testTarget(
      name: "TerminalLoopTests",
      dependencies: ["TerminalLoop", "ScribeTUI", "TextEngine", "Glyphs", "TestSupport"]),
    .executableTarget(
      name: "GlyphSheet", dependencies: ["Pictures", "Glyphs"], path: "Tools/GlyphSheet",
      exclude: ["prompts.txt"]),
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["TerminalLoop", "CursesScreen", "ScribeTUI", "TextEngine"],
      path: "Tests/Terminal/Probe"),
    .testTarget(
      name: "TerminalTests", dependencies: ["TestSupport", "TerminalProbe"],
      path: "Tests/Terminal", exclude: ["Probe", "Screens"]),
  ],
  cxxLanguageStandard: .cxx17
)

// What scripts/fuzz builds, with a sanitizer and libFuzzer, which no other build links.
if Context.environment["SCRIBE_FUZZ"] != nil {
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/Fuzz/Driver"),
    .executableTarget(
      name: "Fuzz", dependencies: ["TextEngine", "Documents", "RichText", "CFuzzer"],
      path: "Tests/Fuzz", exclude: ["Driver"]),
  ]
}

// The same strict settings for every Swift target.
for target in package.targets
where target.type != .system && !target.name.hasPrefix("C")
  || target.name == "CursesScreen"
{
  var settings = target.swiftSettings ?? []
  settings += [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  target.swiftSettings = settings
}
