import { formatMillimetres } from '../../domain/pricing/decal-price.ts'
import type { PieceSize } from '../../domain/production/piece-size.ts'

const MM_PER_INCH = 25.4

/** Formats the size that a customer ordered, before the piece has been drawn: "101.6 mm (4.00 in) along the longest side". */
export function formatOrderedSize(size: PieceSize): string {
  switch (size.by) {
    case 'longest-side':
      return `${length(size.mm)} along the longest side`
    case 'width':
      return `${length(size.mm)} wide`
    case 'cap':
      return `capitals ${length(size.mm)} high`
    case 'box':
      return `within ${formatMillimetres(size.widthMm)} × ${formatMillimetres(size.heightMm)} mm (${inches(size.widthMm)} × ${inches(size.heightMm)} in)`
  }
}

const inches = (mm: number): string => (mm / MM_PER_INCH).toFixed(2)
const length = (mm: number): string => `${formatMillimetres(mm)} mm (${inches(mm)} in)`
