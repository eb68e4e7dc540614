import { randomBytes } from 'node:crypto'
import { madeToOrderHandle } from '../../../domain/catalogue/made-to-order.ts'
import type { Transaction } from '../../db/database.ts'
import { sqlState } from '../../db/database-errors.ts'
import { productImages, products, variants } from '../../db/schema/catalogue.ts'
import { capabilityToken } from '../../platform/capability-token.ts'

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

type Goods = {
  title: string
  variantTitle: string
  priceCents: number
  /** Of the picture, which may be named for the variant. */
  pictureOf: (variantId: number) => string
  createdAt: Date
}

/** Writes goods that are made for one visitor as the one variant of a product that is in no list; gives the variant's id. */
export async function writeDraftVariant(tx: Transaction, goods: Goods): Promise<number> {
  const [id] = await writeDraftVariants(tx, [goods])
  if (id === undefined) throw new Error('A variant was not written')
  return id
}

/** The same of many goods, in their order. */
export async function writeDraftVariants(tx: Transaction, all: readonly Goods[]): Promise<number[]> {
  if (all.length === 0) return []
  const productIds = await insertProducts(tx, all)
  const written = all.map((goods, index) => {
    const id = unguessableId()
    const productId = productIds[index]
    if (productId === undefined) throw new Error('A product was not written')
    return { ...goods, id, productId, src: goods.pictureOf(id) }
  })
  await tx.insert(variants).values(
    written.map(({ id, productId, variantTitle, priceCents, src }) => ({
      id,
      productId,
      position: 1,
      title: variantTitle,
      optionValues: [variantTitle],
      priceCents,
      // Made when it is ordered: there is always one more.
      stock: null,
      stockPolicy: 'continue',
      imageSrc: src,
    })),
  )
  await tx
    .insert(productImages)
    .values(written.map(({ productId, title, src }) => ({ productId, position: 1, src, alt: title })))
  return written.map(({ id }) => id)
}

/**
 * The variant of a promise: the one there is, else the one that is written now, however many ask at once. Null where what it is made of
 * was thrown away in the meantime.
 */
export async function sellOnce<T>(
  findKnown: () => Promise<T | null>,
  write: () => Promise<T>,
): Promise<T | null> {
  const known = await findKnown()
  if (known !== null) return known
  try {
    return await write()
  } catch (error) {
    const code = sqlState(error)?.code
    if (code === FOREIGN_KEY_VIOLATION) return null
    const made = code === UNIQUE_VIOLATION ? await findKnown() : null
    if (made === null) throw error
    return made
  }
}

/** Drafts: in no list. Without type and tags, which lists of words would show. */
async function insertProducts(tx: Transaction, all: readonly Goods[]): Promise<number[]> {
  const rows = await tx
    .insert(products)
    .values(
      all.map(({ title, createdAt }) => ({
        handle: madeToOrderHandle(capabilityToken()),
        title,
        status: 'draft' as const,
        published: false,
        optionNames: ['Made to order'],
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning({ id: products.id })
  return rows.map(({ id }) => id)
}

/** 52 random bits above all numbers that the sequence will ever give, and below 2^53, which a double holds exactly. */
function unguessableId(): number {
  const random = BigInt(`0x${randomBytes(8).toString('hex')}`) & (2n ** 52n - 1n)
  return Number(2n ** 52n + random)
}
