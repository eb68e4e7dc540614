import { and, eq, inArray } from 'drizzle-orm'
import { listTextFields } from '../../domain/personalization/requirement.ts'
import type { TextField } from '../../domain/personalization/personalization.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import type { Deps } from '../deps.ts'
import { findMerchandise } from '../cart/index.ts'
import {
  type DescribedItem,
  describeItem,
  findDecalSource,
  findMadeToOrderItem,
  type MadeToOrderItem,
  sellDecal,
} from '../made-to-order/index.ts'
import { findOwnArtwork, findOwnDesign } from '../designs/index.ts'
import type { Order } from './find-order.ts'

type OrderLine = Order['lines'][number]

/** A line of an earlier order, with the shop's current offer for it. */
export type ReorderOffer = {
  line: OrderLine
  isMade: boolean
  /** Today's unit price in cents, the variant, and the product's fields for the buyer's text; null if the item is no longer sold. */
  offer: {
    variantId: number
    unitPriceCents: number
    available: number | null
    fields: readonly TextField[]
  } | null
  /**
   * Path of the page on which the item can be edited before it is ordered again: the product page, or the page on which a made-to-order
   * item was configured. Null if the item can't be edited.
   */
  editPath: string | null
}

type ReorderDeps = Pick<Deps, 'db' | 'now' | 'env' | 'store'>

/**
 * Lists the lines of an order with the offers to buy them again at today's prices. If the price of a decal has changed, a new variant with
 * the same size, vinyl and quantity is created. The new variant needs no preflight, because the same decal passed preflight before.
 */
export async function listReorderOffers(
  deps: ReorderDeps,
  order: Order,
  visitorHash: string | null,
): Promise<ReorderOffer[]> {
  const offers: ReorderOffer[] = []
  for (const line of order.lines) {
    const item = await findMadeToOrderItem(deps.db, line.variantId)
    offers.push(item ? await offerItem(deps, { line, item, visitorHash }) : await offerProduct(deps, line))
  }
  return offers
}

async function offerProduct({ db }: ReorderDeps, line: OrderLine): Promise<ReorderOffer> {
  return {
    line,
    isMade: false,
    editPath: await findProductPath(db, line),
    offer: line.variantId === null ? null : await findOffer(db, line.variantId),
  }
}

/**
 * Returns the path of the product page with this variant selected. On that page, the shopper can choose another size or colour. Null if the
 * product isn't on sale any more.
 */
async function findProductPath(db: Deps['db'], { productId, variantId }: OrderLine): Promise<string | null> {
  if (productId === null) return null
  const onSale = and(eq(products.id, productId), eq(products.status, 'active'), eq(products.published, true))
  const [product] = await db.select({ handle: products.handle }).from(products).where(onSale)
  if (!product) return null
  return `/product/${product.handle}${variantId === null ? '' : `?variant=${variantId}`}`
}

async function findOffer(db: Deps['db'], variantId: number): Promise<ReorderOffer['offer']> {
  const merchandise = (await findMerchandise(db, [variantId])).get(variantId)
  const [row] = await db
    .select({ unitPriceCents: variants.priceCents })
    .from(variants)
    .where(inArray(variants.id, [variantId]))
  if (!merchandise || !row) return null
  return { ...row, variantId, available: merchandise.available, fields: listTextFields(merchandise.needs) }
}

type OrderedItem = { line: OrderLine; item: MadeToOrderItem; visitorHash: string | null }

/**
 * Offers the same item at today's price. If the price of a decal has changed, a new variant is created for it. Any other item whose price
 * has changed has to be ordered on its own page.
 */
async function offerItem(deps: ReorderDeps, { line, item, visitorHash }: OrderedItem): Promise<ReorderOffer> {
  const described = describeItem(item)
  const editPath = await findEditPath(deps, item, { path: described.path, visitorHash })
  const variantId = await findVariantAtTodaysPrice(deps, item, described)
  const offer = variantId === null ? null : await findOffer(deps.db, variantId)
  return { line, isMade: true, editPath, offer }
}

async function findVariantAtTodaysPrice(
  deps: ReorderDeps,
  item: MadeToOrderItem,
  { priceCents, ...described }: DescribedItem,
): Promise<number | null> {
  if (described.kind !== 'decal') return priceCents === item.priceCents ? item.variantId : null
  const source = await findDecalSource(deps, item)
  if (!source || priceCents === null) return null
  if (priceCents === item.priceCents) return item.variantId
  const { designId, artworkId, visitorHash } = item
  const { specification } = described
  return sellDecal(deps, { designId, artworkId, title: source.title, specification, priceCents, visitorHash })
}

/**
 * Returns the page on which an item was configured, so that the buyer can edit the item there. Null if the item contains another visitor's
 * design or artwork, because the page wouldn't open it.
 */
async function findEditPath(
  { db }: ReorderDeps,
  { designId, artworkId }: MadeToOrderItem,
  { path, visitorHash }: { path: string; visitorHash: string | null },
): Promise<string | null> {
  const own = { visitorHash: visitorHash ?? undefined }
  if (designId !== null) return (await findOwnDesign(db, { ...own, id: designId })) ? path : null
  if (artworkId !== null) return (await findOwnArtwork(db, { ...own, id: artworkId })) ? path : null
  return path
}
