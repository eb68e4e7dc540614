import type { RawFieldValues } from './fields.ts'

/** The amounts of an item that the print room has to make. */
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
 * Computes the amounts of an item's work order from its values. Its second argument returns the value of a field as a number, or 0 if the
 * value is missing. Old orders may contain values that the calculator no longer offers, so the function must replace values that it doesn't
 * know.
 */
export type WorkPlanner = (values: RawFieldValues, number: (name: string) => number) => WorkAmounts

export const MM_PER_INCH = 25.4
export const MM_PER_FOOT = 304.8
export const MM2_PER_M2 = 1_000_000

export const toSquareMetres = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }): number =>
  (widthMm * heightMm) / MM2_PER_M2

/** Computes the amounts of an item's work order. Sizes are rounded to tenths of a millimetre, the weight is rounded up to grams. */
export function planWork(plan: WorkPlanner, values: RawFieldValues): WorkAmounts {
  const { pieces, size, grams } = plan(values, (name) => Number(values[name] ?? 0) || 0)
  const tenths = (mm: number): number => Math.round(mm * 10) / 10
  const rounded = size && { widthMm: tenths(size.widthMm), heightMm: tenths(size.heightMm) }
  return { size: rounded, pieces: Math.max(1, pieces), grams: Math.ceil(grams) }
}
