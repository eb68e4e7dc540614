const CHANNELS = 4

/** Whether nothing is to be seen in a picture: red, green, blue and alpha of each pixel, and no alpha above 0. */
export function isBlank(pixels: Uint8ClampedArray): boolean {
  for (let alpha = CHANNELS - 1; alpha < pixels.length; alpha += CHANNELS)
    if (pixels[alpha] !== 0) return false
  return true
}
