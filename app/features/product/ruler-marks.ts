const MM_PER_INCH = 25.4
const MM_PER_FOOT = 12 * MM_PER_INCH

/** The maximum number of labelled marks. More would overlap on a phone. */
const MAX_LABELS = 10

export type RulerMark = {
  /** The position along the ruler, 0 to 1. */
  share: number
  /** The mark's number; null for a tick without a number. */
  label: string | null
}

/**
 * Returns the marks of a ruler of this length, in inches up to 5 ft and in feet above. The end has no mark, because its number would be cut
 * off.
 */
export function computeRulerMarks(widthMm: number): { unit: 'in' | 'ft'; marks: RulerMark[] } {
  const inFeet = widthMm > 5 * MM_PER_FOOT
  const unitMm = inFeet ? MM_PER_FOOT : MM_PER_INCH
  const units = widthMm / unitMm
  const step = [1, 2, 5, 6, 10, 12].find((candidate) => units / candidate <= MAX_LABELS) ?? 20
  const marks = Array.from({ length: Math.floor(units) + 1 }, (_, unit) => ({
    share: unit / units,
    label: unit % step === 0 && unit / units < 0.97 ? String(unit) : null,
  }))
  return { unit: inFeet ? 'ft' : 'in', marks }
}
