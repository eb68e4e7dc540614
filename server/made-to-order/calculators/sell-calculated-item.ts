import { describeArtwork } from '../../../content/calculators/describe-artwork.ts'
import type { SoldCalculator } from '../../../content/landing/calculators.ts'
import type { CalculatorResult } from '../../../content/calculators/describe-calculator.ts'
import { buildItemPicturePath } from '../../../domain/catalogue/made-to-order.ts'
import type { Deps } from '../../deps.ts'
import { sellItem } from '../items/sell-items.ts'
import { findOwnImages } from '../../designs/index.ts'

export type PricedCalculation = Extract<CalculatorResult, { ok: true }>

type SoldKind = Pick<SoldCalculator, 'kind' | 'title'>
type ItemToSell = Pick<PricedCalculation, 'values' | 'words' | 'name'> & {
  priceCents: number
  visitorHash: string
}
type SellDeps = Pick<Deps, 'db' | 'now'>

/** Creates a variant that sells the result of a calculator. The price is for all pieces together. */
export async function sellCalculatedItem(
  deps: SellDeps,
  calculator: SoldKind,
  asked: ItemToSell,
): Promise<number> {
  const variantId = await sell(deps, calculator, asked, null)
  if (variantId === null) throw new Error('An item without images was refused because of a missing image')
  return variantId
}

/** Creates a variant for a calculator's item that is printed with an image from the visitor's gallery. Returns null if the image isn't the visitor's. */
export async function sellCalculatedItemWithArtwork(
  deps: SellDeps,
  calculator: SoldKind,
  { imageId, ...asked }: ItemToSell & { imageId: string },
): Promise<{ variantId: number; name: string } | null> {
  const found = await findOwnImages(deps.db, { ids: [imageId], visitorHash: asked.visitorHash })
  const image = found.get(imageId)
  if (!image) return null
  const artwork = { id: image.id, name: image.originalName }
  const { name, words } = describeArtwork(asked, artwork.name)
  const variantId = await sell(deps, calculator, { ...asked, name, words }, artwork)
  return variantId === null ? null : { variantId, name }
}

function sell(
  deps: SellDeps,
  { kind, title }: SoldKind,
  { values, words, name, priceCents, visitorHash }: ItemToSell,
  artwork: { id: string; name: string } | null,
): Promise<number | null> {
  return sellItem(deps, {
    kind,
    specification: { values, words, ...(artwork && { artwork }) },
    title,
    variantTitle: name,
    priceCents,
    visitorHash,
    imageIds: artwork ? [artwork.id] : [],
    pictureOf: buildItemPicturePath,
  })
}
