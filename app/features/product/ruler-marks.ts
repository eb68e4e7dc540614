const INCH = 25.4
const FOOT = 12 * INCH

/** At most this many labelled marks, so that they stay apart on a phone. */
const MOST_LABELS = 10

export type RulerMark = {
  /** Position on the ruler, 0 to 1. */
  share: number
  /** The mark's number; null for a tick without one. */
  label: string | null
}

/** The marks of a ruler of this length: in inches while those are few, else in feet; none at the very end, where the number would be cut off. */
export function rulerMarks(widthMm: number): { unit: 'in' | 'ft'; marks: RulerMark[] } {
  const inFeet = widthMm > 5 * FOOT
  const unitMm = inFeet ? FOOT : INCH
  const units = widthMm / unitMm
  const step = [1, 2, 5, 6, 10, 12].find((candidate) => units / candidate <= MOST_LABELS) ?? 20
  const marks = Array.from({ length: Math.floor(units) + 1 }, (_, unit) => ({
    share: unit / units,
    label: unit % step === 0 && unit / units < 0.97 ? String(unit) : null,
  }))
  return { unit: inFeet ? 'ft' : 'in', marks }
}
