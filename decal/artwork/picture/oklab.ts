/** A colour in OKLab (Ottosson 2020), in hundredths: lightness 0 to 100. */
export type OklabColour = [number, number, number]

const LINEAR = Float64Array.from({ length: 256 }, (_, c) => {
  const s = c / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
})

/** Converts an sRGB colour (channels 0 to 255) to OKLab. */
export function convertToOklab(red: number, green: number, blue: number): OklabColour {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0]
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  return [
    21.045_425_53 * l + 79.361_778_5 * m - 0.407_204_68 * s,
    197.799_849_51 * l - 242.859_220_5 * m + 45.059_370_99 * s,
    2.590_403_71 * l + 78.277_176_62 * m - 80.867_576_6 * s,
  ]
}
