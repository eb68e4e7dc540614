import { getRules } from '../../domain/settings/rules.ts'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { CartAttribute } from '../../domain/cart/limits.ts'
import type { Cents } from '../../domain/money.ts'
import type { Database, Transaction } from '../db/database.ts'
import { productImages, products, variants } from '../db/schema/catalogue.ts'
import { madeToOrder } from '../db/schema/made-to-order.ts'
import { describeItem, type ItemDescription } from '../made-to-order/index.ts'
import { savedLines } from '../db/schema/saved-lines.ts'

/** A line that a visitor saved for later, at today's price. */
export type SavedLine = {
  id: string
  variantId: number
  handle: string
  title: string
  variantTitle: string
  imageSrc: string
  attributes: CartAttribute[]
  quantity: number
  unitPriceCents: Cents
  /** Whether the item can be added to the cart now. */
  available: boolean
  /** The made-to-order item; null for a catalogue product. */
  item: ItemDescription | null
}

/** The maximum number of saved lines per visitor. */
export const MAX_SAVED_LINES = 100
const BATCH_SIZE = 500

/** Lists a visitor's saved lines in the order in which they were saved. */
export async function listSavedLines(
  db: Database | Transaction,
  visitorHash: string | null,
): Promise<SavedLine[]> {
  if (visitorHash === null) return []
  const firstImage = sql<string | null>`(select ${productImages.src} from ${productImages}
    where ${productImages.productId} = ${products.id} order by ${productImages.position} limit 1)`
  const rows = await db
    .select({
      line: savedLines,
      variant: variants,
      product: products,
      item: madeToOrder,
      firstImage,
    })
    .from(savedLines)
    .innerJoin(variants, eq(variants.id, savedLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(madeToOrder, eq(madeToOrder.variantId, variants.id))
    .where(eq(savedLines.visitorHash, visitorHash))
    .orderBy(asc(savedLines.position))
    .limit(MAX_SAVED_LINES)
  return rows.map(({ line, variant, product, item, firstImage: image }) => ({
    id: line.id,
    variantId: variant.id,
    handle: product.handle,
    title: product.title,
    variantTitle: product.optionNames.length === 0 ? '' : variant.title,
    imageSrc: variant.imageSrc || (image ?? ''),
    attributes: line.attributes,
    quantity: line.quantity,
    unitPriceCents: variant.priceCents,
    available:
      (item !== null || (product.status === 'active' && product.published)) &&
      variant.stop === null &&
      (variant.stock === null || variant.stockPolicy === 'continue' || variant.stock > 0),
    item: item && describeItem(item),
  }))
}

/** Deletes a saved line of this visitor. Returns false if the visitor has no saved line with that id. */
export async function deleteSavedLine(
  { db }: { db: Database },
  { savedId, visitorHash }: { savedId: string; visitorHash: string | null },
): Promise<boolean> {
  if (visitorHash === null) return false
  const dropped = await db
    .delete(savedLines)
    .where(and(eq(savedLines.id, savedId), eq(savedLines.visitorHash, visitorHash)))
    .returning({ id: savedLines.id })
  return dropped.length > 0
}

/** Deletes up to 500 saved lines after the retention period in the settings. Returns the number deleted. */
export async function sweepSavedLines({ db, now }: { db: Database; now: () => Date }): Promise<number> {
  const before = new Date(now().getTime() - getRules().keeping.savedForLaterDays * 24 * 60 * 60 * 1_000)
  const old = db.select({ id: savedLines.id }).from(savedLines).where(lt(savedLines.savedAt, before))
  const deleted = await db.execute(sql`delete from saved_lines where id in (${old.limit(BATCH_SIZE)})`)
  return deleted.rowCount ?? 0
}
