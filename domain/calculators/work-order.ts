import type { RawFieldValues } from './fields.ts'

/** The specification of a calculator's item for the print room, as printed on its job ticket. */
export type WorkOrder = {
  pieces: number
  /** Size of one piece, in mm; null if the pieces differ, or if the buyer described the size in words. */
  size: { widthMm: number; heightMm: number } | null
  /** Text shown instead of the size if `size` is null. */
  sizeNote: string
  film: string
  cut: string
  /** Weight of all pieces and accessories without packaging, estimated from the weights of the materials. */
  grams: number
}

/**
 * Plans the work for an item's values. `number` reads a value as a number, or 0 if it is missing. An old order's values may predate the
 * calculator's current fields, so an unknown choice is replaced by the usual one.
 */
export type WorkPlanner = (values: RawFieldValues, number: (name: string) => number) => WorkOrder

export const MM_PER_INCH = 25.4
export const MM_PER_FOOT = 304.8
export const MM2_PER_M2 = 1_000_000

export const toSquareMetres = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }): number =>
  (widthMm * heightMm) / MM2_PER_M2

/** Plans the work for an item's values. Rounds sizes to tenths of a millimetre, and the weight up to whole grams. */
export function planWork(plan: WorkPlanner, values: RawFieldValues): WorkOrder {
  const { pieces, size, grams, ...rest } = plan(values, (name) => Number(values[name] ?? 0) || 0)
  const tenths = (mm: number): number => Math.round(mm * 10) / 10
  const rounded = size && { widthMm: tenths(size.widthMm), heightMm: tenths(size.heightMm) }
  return { ...rest, size: rounded, pieces: Math.max(1, pieces), grams: Math.ceil(grams) }
}
