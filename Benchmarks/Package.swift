// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "scribe", path: "..")],
  targets: [
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [.product(name: "TextEngine", package: "scribe")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
