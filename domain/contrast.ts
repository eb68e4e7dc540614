/** Computes the contrast ratio of two colours ("#rrggbb"), from 1 to 21, as defined by WCAG 2.2. */
export function computeContrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((p, q) => q - p)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const number = Number.parseInt(hex.slice(1), 16)
  const [r = 0, g = 0, b = 0] = [number >> 16, (number >> 8) & 255, number & 255].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
