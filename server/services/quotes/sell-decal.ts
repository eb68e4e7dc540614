import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { millimetres } from '../../../domain/pricing/decal-price.ts'
import { DECAL_FINISHES, DECAL_MATERIALS } from '../../../domain/pricing/decal-rates.ts'
import type { DecalFinishId, DecalMaterialId } from '../../../domain/pricing/decal-rates.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { sqlState } from '../../db/database-errors.ts'
import { productImages, products, variants } from '../../db/schema/catalogue.ts'
import { madeToOrder } from '../../db/schema/designs.ts'
import type { Deps } from '../../deps.ts'
import { capabilityToken } from '../cart/capability-token.ts'

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

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

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
  const known = await findByFacts(db, facts)
  if (known !== null) return known
  try {
    return await db.transaction((tx) => insert(tx, { promised, facts, title, createdAt: now() }))
  } catch (error) {
    const code = sqlState(error)?.code
    if (code === FOREIGN_KEY_VIOLATION) return null
    const made = code === UNIQUE_VIOLATION ? await findByFacts(db, facts) : null
    if (made === null) throw error
    return made
  }
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
  const src = pictureOf(promised)
  const productId = await insertProduct(tx, title, createdAt)
  const id = unguessableId()
  const words = variantTitle(promised)
  await tx.insert(variants).values({
    id,
    productId,
    position: 1,
    title: words,
    optionValues: [words],
    priceCents: promised.priceCents,
    // Made when it is ordered: there is always one more.
    stock: null,
    stockPolicy: 'continue',
    imageSrc: src,
  })
  await tx.insert(productImages).values({ productId, position: 1, src, alt: title })
  await tx.insert(madeToOrder).values({ variantId: id, ...promised, facts, createdAt })
  return id
}

/** A draft: in no list. Without type and tags, which lists of words would show. */
async function insertProduct(tx: Transaction, title: string, createdAt: Date): Promise<number> {
  const [product] = await tx
    .insert(products)
    .values({
      handle: `made-to-order-${capabilityToken().toLowerCase()}`,
      title,
      status: 'draft',
      published: false,
      optionNames: ['Made to order'],
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: products.id })
  if (!product) throw new Error('A product was not written')
  return product.id
}

/** 52 random bits above all numbers that the sequence will ever give, and below 2^53, which a double holds exactly. */
function unguessableId(): number {
  const random = BigInt(`0x${randomBytes(8).toString('hex')}`) & (2n ** 52n - 1n)
  return Number(2n ** 52n + random)
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
