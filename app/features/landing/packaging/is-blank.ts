const CHANNELS = 4

/** Whether a picture is entirely transparent. Takes the red, green, blue and alpha values of each pixel. */
export function isPictureBlank(pixels: Uint8ClampedArray): boolean {
  for (let alpha = CHANNELS - 1; alpha < pixels.length; alpha += CHANNELS)
    if (pixels[alpha] !== 0) return false
  return true
}
