import type { FloorLayout, FloorPart } from './floor-layout.ts'

/** The quantities to order for a floor. Film is sold in whole metres. */
export type FloorQuantities = {
  /** Metres of film in the widths 100 mm (`wide`) and 50 mm (`narrow`). */
  readonly wide: number
  readonly narrow: number
  readonly pictograms: number
  readonly words: number
}

const MM_PER_M = 1_000

/** Counts the film, signs and words on a floor. */
export function computeFloorQuantities({ parts }: Pick<FloorLayout, 'parts'>): FloorQuantities {
  const metres = (film: 50 | 100) =>
    Math.ceil(
      parts.reduce(
        (sum, part) => sum + (part.kind === 'strip' && part.film === film ? part.lengthMm : 0),
        0,
      ) / MM_PER_M,
    )
  const count = (kind: FloorPart['kind']) => parts.filter((part) => part.kind === kind).length
  return { wide: metres(100), narrow: metres(50), pictograms: count('pictogram'), words: count('words') }
}
