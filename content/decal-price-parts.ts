import { formatMoney } from '../domain/money.ts'
import { type DecalPricePart, formatMillimetres } from '../domain/pricing/decal-price.ts'
import { decalFinishTitles, decalMaterialTitles } from './decal-materials.ts'

const labels: Readonly<Record<DecalPricePart['code'], string>> = {
  size: 'Size',
  material: 'Material',
  making: 'Making',
  finish: 'Finish',
  quantity: 'Quantity',
  minimum: 'Minimum',
}

function describePart(part: DecalPricePart): string {
  switch (part.code) {
    case 'size':
      return `${formatMillimetres(part.widthMm)} × ${formatMillimetres(part.heightMm)} mm is ${part.squareInches.toFixed(1)} square inches`
    case 'material':
      return `${decalMaterialTitles[part.material]}: ${part.squareInchCents}¢ a square inch`
    case 'making':
      return `${formatMoney(part.pieceCents)} a piece for cutting and packing; setup is included`
    case 'finish':
      return `${decalFinishTitles[part.finish]}: ${part.extraPercent === 0 ? 'included' : `${part.extraPercent}% more`}`
    case 'quantity':
      return part.brackets
        .map(({ pieces, pieceCents }) => `${pieces} at ${formatMoney(pieceCents)}`)
        .join(', then ')
    case 'minimum':
      return `Decal orders start at ${formatMoney(part.cents)}`
  }
}

/** Describes how a decal's price was computed, one row for each step. */
export const describeDecalPrice = (parts: readonly DecalPricePart[]): { label: string; text: string }[] =>
  parts.map((part) => ({ label: labels[part.code], text: describePart(part) }))
