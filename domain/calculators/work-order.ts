import type { RawValues } from './fields.ts'

/** What the print room makes for a calculator's item, as its job ticket says. */
export type WorkOrder = {
  pieces: number
  /** Of one piece in mm; null if they differ, or if the buyer wrote it in words. */
  size: { widthMm: number; heightMm: number } | null
  /** Replaces a size that is null. */
  sizeNote: string
  film: string
  cut: string
  /** All pieces together with what goes with them, without packaging; estimated from the weights of the materials. */
  grams: number
}

/**
 * What to make for the values of an item, and its numbers by name (0 where there is none). The values are an order's and may be older than the
 * calculator's fields, so an unknown choice gets what is usual.
 */
export type PlanWork = (values: RawValues, number: (name: string) => number) => WorkOrder

export const MM_PER_INCH = 25.4
export const MM_PER_FOOT = 304.8
export const MM2_PER_M2 = 1_000_000

export const squareMetres = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }): number =>
  (widthMm * heightMm) / MM2_PER_M2

/** The work for an item's values, with sizes rounded to tenths of a millimetre and the weight up to grams. */
export function planWork(plan: PlanWork, values: RawValues): WorkOrder {
  const { pieces, size, grams, ...rest } = plan(values, (name) => Number(values[name] ?? 0) || 0)
  const tenths = (mm: number): number => Math.round(mm * 10) / 10
  const rounded = size && { widthMm: tenths(size.widthMm), heightMm: tenths(size.heightMm) }
  return { ...rest, size: rounded, pieces: Math.max(1, pieces), grams: Math.ceil(grams) }
}
