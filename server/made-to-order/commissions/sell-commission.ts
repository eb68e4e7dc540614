import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { commissionImages, commissions } from '../../db/schema/commissions.ts'
import type { Deps } from '../../deps.ts'
import { sellOnce, writeDraftVariants } from '../decals/draft-variant.ts'
import { readSpecification } from './commission-kinds.ts'

/** Goods to a specification as they are promised. */
export type PromisedCommission = {
  /** Of services/commissions/commission-kinds. */
  kind: string
  /** Of its kind's schema; is frozen as that schema reads it. */
  specification: object
  title: string
  variantTitle: string
  priceCents: number
  visitorHash: string
  /** Images that it cannot be made without: they stay as long as it does. */
  imageIds: readonly string[]
  pictureOf: (variantId: number) => string
}

/**
 * The variant by which goods to a specification are bought: unalterable, in no list, and known to nobody but who asked. The same promise
 * has one variant, however often and at once it is asked for. Null where an image of it was thrown away in the meantime.
 */
export async function sellCommission(
  deps: Pick<Deps, 'db' | 'now'>,
  promised: PromisedCommission,
): Promise<number | null> {
  const sold = await sellCommissions(deps, [promised])
  return sold?.[0] ?? null
}

/** The same of many promises, in their order: all of them or none. */
export async function sellCommissions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  all: readonly PromisedCommission[],
): Promise<number[] | null> {
  const frozen = all.map(freeze)
  return sellOnce(
    async () => inOrder(frozen, await findByFacts(db, frozen)),
    () =>
      db.transaction(async (tx) => {
        await lockSales(tx, frozen)
        const known = await findByFacts(tx, frozen)
        const missing = new Map(frozen.map((one) => [one.facts, one] as const))
        for (const facts of known.keys()) missing.delete(facts)
        const written = await write(tx, [...missing.values()], now())
        const sold = inOrder(frozen, new Map([...known, ...written]))
        if (!sold) throw new Error('A commission was not written')
        return sold
      }),
  )
}

type Frozen = PromisedCommission & { facts: string }

function freeze(promised: PromisedCommission): Frozen {
  const { kind, priceCents, visitorHash } = promised
  const { specification } = readSpecification(promised)
  const facts = createHash('sha256')
    .update(JSON.stringify([kind, specification, priceCents, visitorHash]))
    .digest('base64url')
  return { ...promised, specification, facts }
}

/** A visitor's promises are written one list after the other: two clicks at once find each other's. */
async function lockSales(tx: Transaction, frozen: readonly Frozen[]): Promise<void> {
  const hashes = new Set(frozen.map(({ visitorHash }) => visitorHash))
  for (const hash of [...hashes].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`commissions ${hash}`}, 0))`)
}

async function write(
  tx: Transaction,
  missing: readonly Frozen[],
  createdAt: Date,
): Promise<Map<string, number>> {
  if (missing.length === 0) return new Map()
  const ids = await writeDraftVariants(
    tx,
    missing.map((promised) => ({ ...promised, createdAt })),
  )
  const rows = missing.map((promised, index) => {
    const variantId = ids[index]
    if (variantId === undefined) throw new Error('A variant was not written')
    return { ...promised, variantId }
  })
  await tx.insert(commissions).values(
    rows.map(({ variantId, kind, specification, priceCents, visitorHash, facts }) => ({
      variantId,
      kind,
      specification,
      priceCents,
      visitorHash,
      facts,
      createdAt,
    })),
  )
  const images = rows.flatMap(({ variantId, imageIds }) =>
    imageIds.map((imageId) => ({ variantId, imageId })),
  )
  if (images.length > 0) await tx.insert(commissionImages).values(images)
  return new Map(rows.map(({ facts, variantId }) => [facts, variantId]))
}

async function findByFacts(
  db: Database | Transaction,
  frozen: readonly Frozen[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ facts: commissions.facts, variantId: commissions.variantId })
    .from(commissions)
    .where(
      inArray(
        commissions.facts,
        frozen.map(({ facts }) => facts),
      ),
    )
  return new Map(rows.map(({ facts, variantId }) => [facts, variantId]))
}

function inOrder(frozen: readonly Frozen[], known: ReadonlyMap<string, number>): number[] | null {
  const ids = frozen.flatMap(({ facts }) => known.get(facts) ?? [])
  return ids.length === frozen.length ? ids : null
}
