import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { millimetres } from '../../../domain/pricing/decal-price.ts'
import { DECAL_FINISHES, DECAL_MATERIALS } from '../../../domain/pricing/decal-rates.ts'
import type { DecalFinishId, DecalMaterialId } from '../../../domain/pricing/decal-rates.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { madeToOrder } from '../../db/schema/designs.ts'
import type { Deps } from '../../deps.ts'
import { sellOnce, writeDraftVariant } from './draft-variant.ts'

/** A priced decal as it is promised. */
export type Promised = {
  designId: string | null
  artworkId: string | null
  visitorHash: string
  widthMm: number
  heightMm: number
  cutKind: 'kiss' | 'through'
  material: DecalMaterialId
  finish: DecalFinishId
  quantity: number
  priceCents: number
}

/**
 * The variant by which a decal is bought: unalterable, in no list, and known to nobody but who asked. The same promise has one
 * variant, however often and at once it is asked for. Null where the design was thrown away in the meantime.
 */
export async function sellDecal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  promised: Promised,
  title: string,
): Promise<number | null> {
  const facts = factsOf(promised)
  return sellOnce(
    () => findByFacts(db, facts),
    () => db.transaction((tx) => insert(tx, { promised, facts, title, createdAt: now() })),
  )
}

async function findByFacts(db: Database, facts: string): Promise<number | null> {
  const [row] = await db
    .select({ variantId: madeToOrder.variantId })
    .from(madeToOrder)
    .where(eq(madeToOrder.facts, facts))
  return row?.variantId ?? null
}

function factsOf(promised: Promised): string {
  const { designId, artworkId, visitorHash, widthMm, heightMm, ...rest } = promised
  const { cutKind, material, finish, quantity, priceCents } = rest
  const facts = [designId, artworkId, visitorHash, widthMm, heightMm]
  return createHash('sha256')
    .update(JSON.stringify([...facts, cutKind, material, finish, quantity, priceCents]))
    .digest('base64url')
}

type Insertion = { promised: Promised; facts: string; title: string; createdAt: Date }

async function insert(tx: Transaction, { promised, facts, title, createdAt }: Insertion): Promise<number> {
  const id = await writeDraftVariant(tx, {
    title,
    variantTitle: variantTitle(promised),
    priceCents: promised.priceCents,
    pictureOf: () => pictureOf(promised),
    createdAt,
  })
  await tx.insert(madeToOrder).values({ variantId: id, ...promised, facts, createdAt })
  return id
}

/** "100 × 82 mm, premium vinyl, gloss, 25 pieces". */
function variantTitle(promised: Promised): string {
  const { widthMm, heightMm, material, finish, quantity, cutKind } = promised
  const size = `${millimetres(widthMm)} × ${millimetres(heightMm)} mm`
  const vinyl = DECAL_MATERIALS[material].title.toLowerCase()
  const cut = cutKind === 'through' ? ', cut through' : ''
  const pieces = quantity === 1 ? '1 piece' : `${quantity} pieces`
  return `${size}, ${vinyl}, ${DECAL_FINISHES[finish].title.toLowerCase()}${cut}, ${pieces}`
}

function pictureOf({ designId, artworkId }: Promised): string {
  return designId === null ? `/api/artwork/${artworkId}.png` : `/api/designs/${designId}.png`
}
