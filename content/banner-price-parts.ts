import { BANNER_HEIGHT_IN, type BannerMaterialId } from '../domain/banner/banner-design.ts'
import type { BannerPricePart } from '../domain/banner/banner-price.ts'
import { formatMoney } from '../domain/money.ts'

export const bannerMaterialTitles: Readonly<Record<BannerMaterialId, string>> = {
  vinyl: 'Vinyl',
  mesh: 'Mesh',
  fabric: 'Fabric',
}

const labels: Readonly<Record<BannerPricePart['code'], string>> = {
  area: 'Area',
  material: 'Material',
  minimum: 'Minimum',
  design: 'Design',
}

function describePart(part: BannerPricePart): string {
  switch (part.code) {
    case 'area':
      return `${BANNER_HEIGHT_IN} × ${part.lengthIn} in = ${part.squareFeet.toFixed(2)} sq ft`
    case 'material': {
      const factor = part.factor === 1 ? '' : ` × ${part.factor}`
      return `${bannerMaterialTitles[part.material]}, ${formatMoney(part.squareFootCents)} a square foot${factor}`
    }
    case 'minimum':
      return `A banner costs at least ${formatMoney(part.cents)}`
    case 'design':
      return `Professional design, ${formatMoney(part.cents)} once`
  }
}

/** Describes one step in the calculation of a banner's price. */
export const describeBannerPricePart = (part: BannerPricePart): { label: string; text: string } => ({
  label: labels[part.code],
  text: describePart(part),
})
