import type { TypesetLetter, TypesetBannerLine } from '../banner/banner-typesetter.ts'

/** A typeset line of a label: its letters and its width, in fractions of the type size. */
type SetLetters = { letters: TypesetLetter[]; width: number; missing: string[] }
export type LabelTypesetter = (text: string) => SetLetters

/** The height of capitals, as a fraction of the type size. */
export const LABEL_CAP_HEIGHT = 0.7

/** The maximum number of cached lines. A line that many labels have in common is typeset only once. */
const MAX_KEPT = 2_000

/**
 * Creates a typesetter for label lines. A line with a character that the first typeface lacks is typeset entirely in the second typeface.
 */
export function createLabelTypesetter(setLine: TypesetBannerLine): LabelTypesetter {
  const kept = new Map<string, SetLetters>()
  return (text) => {
    const known = kept.get(text)
    if (known) return known
    const first = setLine('Arimo', text)
    const { letters, missing } = first.missing.length === 0 ? first : setLine('DejaVu Sans', text)
    const set = { letters, missing, width: letters.reduce((sum, { advance }) => sum + advance, 0) }
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(text, set)
    return set
  }
}

/** Returns the x coordinate at which an aligned line of this width starts. */
export const computeLineStart = (x: number, width: number, align: 'left' | 'centre' | 'right'): number =>
  align === 'left' ? x : align === 'right' ? x - width : x - width / 2
