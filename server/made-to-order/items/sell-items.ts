import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { madeToOrder, madeToOrderImages } from '../../db/schema/made-to-order.ts'
import type { Deps } from '../../deps.ts'
import { describeItem } from './item-kinds.ts'
import { findOrInsertRow, insertUnlistedVariants } from './unlisted-variants.ts'

export type PricedItem = {
  /** The kind of item, such as "boat-lettering" (see `item-kinds`). */
  kind: string
  /** The item's specification, already validated by the schema of its kind. */
  specification: object
  title: string
  variantTitle: string
  priceCents: number
  visitorHash: string
  pictureOf: (variantId: number) => string
  /** The design that a decal is made from. */
  designId?: string | null
  artworkId?: string | null
  /** The images that the item is made from. They are kept as long as the item is kept. */
  imageIds?: readonly string[]
}

type SellDeps = Pick<Deps, 'db' | 'now'>

/**
 * Creates the unlisted variant that sells a made-to-order item, and returns the variant's id. If a visitor requests the same item again,
 * even concurrently, returns the id of the same variant. Returns null if the item's design, artwork or image has just been deleted.
 */
export async function sellItem(deps: SellDeps, priced: PricedItem): Promise<number | null> {
  const sold = await sellItems(deps, [priced])
  return sold?.[0] ?? null
}

/** Creates the variants for several items, either all or none. Returns their ids in the same order. */
export async function sellItems(
  { db, now }: SellDeps,
  priced: readonly PricedItem[],
): Promise<number[] | null> {
  const items = priced.map(freeze)
  return findOrInsertRow(
    async () => inOrder(items, await findByFacts(db, items)),
    () =>
      db.transaction(async (tx) => {
        await lockVisitors(tx, items)
        const known = await findByFacts(tx, items)
        const missing = new Map(items.map((item) => [item.facts, item] as const))
        for (const facts of known.keys()) missing.delete(facts)
        const inserted = await insertItems(tx, [...missing.values()], now())
        const sold = inOrder(items, new Map([...known, ...inserted]))
        if (!sold) throw new Error('A made-to-order item was not inserted')
        return sold
      }),
  )
}

type FrozenItem = PricedItem & { designId: string | null; artworkId: string | null; facts: string }

function freeze({ designId = null, artworkId = null, ...priced }: PricedItem): FrozenItem {
  const { kind, priceCents, visitorHash } = priced
  const { specification } = describeItem({ ...priced, designId, artworkId })
  const facts = createHash('sha256')
    .update(JSON.stringify([kind, designId, artworkId, specification, priceCents, visitorHash]))
    .digest('base64url')
  return { ...priced, designId, artworkId, specification, facts }
}

/**
 * Makes requests of the same visitor run one after another, by an advisory lock per visitor. After a double-click, the second request then
 * finds the row that the first one inserted.
 */
async function lockVisitors(tx: Transaction, items: readonly FrozenItem[]): Promise<void> {
  const hashes = new Set(items.map(({ visitorHash }) => visitorHash))
  for (const hash of [...hashes].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`made-to-order ${hash}`}, 0))`)
}

async function insertItems(
  tx: Transaction,
  items: readonly FrozenItem[],
  createdAt: Date,
): Promise<Map<string, number>> {
  if (items.length === 0) return new Map()
  const ids = await insertUnlistedVariants(
    tx,
    items.map((item) => ({ ...item, createdAt })),
  )
  const rows = items.map((item, index) => {
    const variantId = ids[index]
    if (variantId === undefined) throw new Error('A variant was not inserted')
    return { ...item, variantId }
  })
  await tx.insert(madeToOrder).values(
    rows.map(({ variantId, kind, designId, artworkId, specification, priceCents, visitorHash, facts }) => ({
      variantId,
      kind,
      designId,
      artworkId,
      specification,
      priceCents,
      visitorHash,
      facts,
      createdAt,
    })),
  )
  const images = rows.flatMap(({ variantId, imageIds = [] }) =>
    imageIds.map((imageId) => ({ variantId, imageId })),
  )
  if (images.length > 0) await tx.insert(madeToOrderImages).values(images)
  return new Map(rows.map(({ facts, variantId }) => [facts, variantId]))
}

async function findByFacts(
  db: Database | Transaction,
  items: readonly FrozenItem[],
): Promise<Map<string, number>> {
  const { facts, variantId } = madeToOrder
  const wanted = items.map((item) => item.facts)
  const rows = await db.select({ facts, variantId }).from(madeToOrder).where(inArray(facts, wanted))
  return new Map(rows.map((row) => [row.facts, row.variantId]))
}

function inOrder(items: readonly FrozenItem[], known: ReadonlyMap<string, number>): number[] | null {
  const ids = items.flatMap(({ facts }) => known.get(facts) ?? [])
  return ids.length === items.length ? ids : null
}
