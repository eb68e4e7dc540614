import type { RawFieldValues } from './fields.ts'

/** What the print room has to make of an item. */
export type WorkAmounts = {
  pieces: number
  /** The size of one piece in mm. Null if the pieces have different sizes, or if the buyer described the size in words. */
  size: { widthMm: number; heightMm: number } | null
  /** The estimated weight of all pieces and accessories without packaging, from the weights of their materials. */
  grams: number
}

/** The facts about an item from a calculator that the print room needs. They are printed on its job ticket. */
export type WorkOrder = WorkAmounts & {
  /** Text shown instead of the size if `size` is null. */
  sizeNote: string
  film: string
  cut: string
}

/**
 * Computes a work order from an item's values. Its second argument returns the value of a field as a number, or 0 if the value is missing.
 * Old orders may contain values that the calculator no longer offers, so the function must replace values that it doesn't know.
 */
export type WorkPlanner<W extends WorkAmounts = WorkOrder> = (
  values: RawFieldValues,
  number: (name: string) => number,
) => W

export const MM_PER_INCH = 25.4
export const MM_PER_FOOT = 304.8
export const MM2_PER_M2 = 1_000_000

export const toSquareMetres = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }): number =>
  (widthMm * heightMm) / MM2_PER_M2

/** Computes a work order from an item's values. Sizes are rounded to tenths of a millimetre, the weight is rounded up to grams. */
export function planWork<W extends WorkAmounts>(plan: WorkPlanner<W>, values: RawFieldValues): W {
  const planned = plan(values, (name) => Number(values[name] ?? 0) || 0)
  const { pieces, size, grams } = planned
  const tenths = (mm: number): number => Math.round(mm * 10) / 10
  const rounded = size && { widthMm: tenths(size.widthMm), heightMm: tenths(size.heightMm) }
  return { ...planned, size: rounded, pieces: Math.max(1, pieces), grams: Math.ceil(grams) }
}
