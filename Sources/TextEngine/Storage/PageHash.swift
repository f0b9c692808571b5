/// A quick hash of a page, to notice that a file was changed underneath. Not against malice.
enum PageHash {
  static func hash(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(start)
    let factor = SIMD4<UInt64>(
      0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0xD6E8_FEB8_6659_FD93)
    var lanes = factor
    var at = 0
    while count - at >= 32 {
      let words = raw.loadUnaligned(fromByteOffset: at, as: SIMD4<UInt64>.self)
      lanes = (lanes ^ words) &* factor
      lanes ^= lanes &>> 29
      at += 32
    }
    var hash = UInt64(count)
    for lane in 0..<4 { hash = mix(hash ^ lanes[lane]) }
    while at < count {
      hash = mix(hash ^ UInt64(start[at]))
      at += 1
    }
    return hash
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
