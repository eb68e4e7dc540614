import { and, eq, inArray } from 'drizzle-orm'
import { priceDecal } from '../../domain/pricing/decal-price.ts'
import { decalFinishIds, decalMaterialIds } from '../../domain/pricing/decal-rates.ts'
import type { PersonalField } from '../../domain/production/personal-fields.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import type { Deps } from '../deps.ts'
import { findMerchandise } from '../cart/index.ts'
import {
  type Commission,
  findCommission,
  findMade,
  findSubject,
  type MadeToOrder,
  readSpecification,
  sellDecal,
} from '../made-to-order/index.ts'
import { findOwnArtwork, findOwnDesign } from '../designs/index.ts'
import type { Order } from './find-order.ts'

type OrderLine = Order['lines'][number]

/** A line of an order as it can be had now. */
export type ReorderOffer = {
  line: OrderLine
  isMade: boolean
  /** Today's price of one, in cents, what to put into the cart, and what its buyer writes; null where it is not sold any more. */
  offer: {
    variantId: number
    unitPriceCents: number
    available: number | null
    fields: readonly PersonalField[]
  } | null
  /** Where it may be changed first: the designer for the owner of what was made to order, else the product's page; null for neither. */
  editPath: string | null
}

type ReorderDeps = Pick<Deps, 'db' | 'now' | 'env' | 'store'>

/**
 * What of an order can be bought again, at today's prices. A decal made to order whose price has changed is offered as a new variant, of
 * the same size, vinyl and number: it passed the check of its proof when it was ordered.
 */
export async function offerAgain(
  deps: ReorderDeps,
  order: Order,
  visitorHash: string | null,
): Promise<ReorderOffer[]> {
  const offers: ReorderOffer[] = []
  for (const line of order.lines) {
    const made = line.variantId === null ? null : await findMade(deps.db, line.variantId)
    const commission = line.variantId === null ? null : await findCommission(deps.db, line.variantId)
    if (commission) offers.push(await offerCommission(deps, line, commission))
    else offers.push(made ? await offerMade(deps, { line, made, visitorHash }) : await offerGoods(deps, line))
  }
  return offers
}

async function offerGoods({ db }: ReorderDeps, line: OrderLine): Promise<ReorderOffer> {
  return {
    line,
    isMade: false,
    editPath: await findProductPath(db, line),
    offer: line.variantId === null ? null : await findOffer(db, line.variantId),
  }
}

/** The product's page with the variant chosen: there another size or colour is taken. Null where the product is gone. */
async function findProductPath(db: Deps['db'], { productId, variantId }: OrderLine): Promise<string | null> {
  if (productId === null) return null
  const onSale = and(eq(products.id, productId), eq(products.status, 'active'), eq(products.published, true))
  const [product] = await db.select({ handle: products.handle }).from(products).where(onSale)
  if (!product) return null
  return `/product/${product.handle}${variantId === null ? '' : `?variant=${variantId}`}`
}

/** The same specification at the same price; at another, or where the shop designed it, its page is the way. */
async function offerCommission(
  { db }: ReorderDeps,
  line: OrderLine,
  commission: Commission,
): Promise<ReorderOffer> {
  const { priceCents, path } = readSpecification(commission)
  const isSame = priceCents === commission.priceCents
  return {
    line,
    isMade: true,
    editPath: path,
    offer: isSame ? await findOffer(db, commission.variantId) : null,
  }
}

async function findOffer(db: Deps['db'], variantId: number): Promise<ReorderOffer['offer']> {
  const merchandise = (await findMerchandise(db, [variantId])).get(variantId)
  const [row] = await db
    .select({ unitPriceCents: variants.priceCents })
    .from(variants)
    .where(inArray(variants.id, [variantId]))
  if (!merchandise || !row) return null
  return { ...row, variantId, available: merchandise.available, fields: merchandise.fields }
}

type Made = { line: OrderLine; made: MadeToOrder; visitorHash: string | null }

async function offerMade(deps: ReorderDeps, { line, made, visitorHash }: Made): Promise<ReorderOffer> {
  const editPath = await findEditPath(deps, made, visitorHash)
  const material = decalMaterialIds.find((id) => id === made.material)
  const finish = decalFinishIds.find((id) => id === made.finish)
  const price = material && finish ? priceDecal({ ...made, material, finish }) : null
  const of = await findSubject(deps, made)
  if (!price?.ok || !material || !finish || !of) return { line, isMade: true, editPath, offer: null }
  if (price.totalCents === made.priceCents)
    return { line, isMade: true, editPath, offer: await findOffer(deps.db, made.variantId) }
  const { designId, artworkId, widthMm, heightMm, quantity } = made
  const cutKind = made.cutKind === 'through' ? ('through' as const) : ('kiss' as const)
  const promised = { designId, artworkId, widthMm, heightMm, quantity, cutKind, material, finish }
  const variantId = await sellDecal(
    deps,
    { ...promised, visitorHash: made.visitorHash, priceCents: price.totalCents },
    of.title,
  )
  return {
    line,
    isMade: true,
    editPath,
    offer: variantId === null ? null : await findOffer(deps.db, variantId),
  }
}

/** The designer opens a design for its owner only. */
async function findEditPath(
  { db }: ReorderDeps,
  { designId, artworkId }: MadeToOrder,
  visitorHash: string | null,
): Promise<string | null> {
  const own = { visitorHash: visitorHash ?? undefined }
  if (designId !== null && (await findOwnDesign(db, { ...own, id: designId })))
    return `/design-generator?design=${designId}`
  if (artworkId !== null && (await findOwnArtwork(db, { ...own, id: artworkId })))
    return `/design-generator?artwork=${artworkId}`
  return null
}
