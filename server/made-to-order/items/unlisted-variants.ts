import { randomBytes } from 'node:crypto'
import { createMadeToOrderHandle } from '../../../domain/catalogue/made-to-order.ts'
import type { Transaction } from '../../db/database.ts'
import { findSqlState } from '../../runtime/database-errors.ts'
import { productImages, products, variants } from '../../db/schema/catalogue.ts'
import { createCapabilityToken } from '../../platform/capability-token.ts'

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

type UnlistedVariant = {
  title: string
  variantTitle: string
  priceCents: number
  /** Returns the URL of the picture for a new variant. The URL may contain the variant's id. */
  pictureOf: (variantId: number) => string
  createdAt: Date
}

/** Creates an unlisted product with a single variant for each made-to-order item. Returns the variants' ids in the same order. */
export async function insertUnlistedVariants(
  tx: Transaction,
  items: readonly UnlistedVariant[],
): Promise<number[]> {
  if (items.length === 0) return []
  const productIds = await insertProducts(tx, items)
  const rows = items.map((item, index) => {
    const id = unguessableId()
    const productId = productIds[index]
    if (productId === undefined) throw new Error('A product was not inserted')
    return { ...item, id, productId, src: item.pictureOf(id) }
  })
  await tx.insert(variants).values(
    rows.map(({ id, productId, variantTitle, priceCents, src }) => ({
      id,
      productId,
      position: 1,
      title: variantTitle,
      optionValues: [variantTitle],
      priceCents,
      // Stock isn't tracked, because made-to-order items never sell out.
      stock: null,
      stockPolicy: 'continue',
      imageSrc: src,
    })),
  )
  await tx
    .insert(productImages)
    .values(rows.map(({ productId, title, src }) => ({ productId, position: 1, src, alt: title })))
  return rows.map(({ id }) => id)
}

/**
 * Finds a row, or inserts it if there is none, so that concurrent requests get the same row. Returns null if the insert fails because a row
 * that it references has just been deleted.
 */
export async function findOrInsertRow<T>(
  find: () => Promise<T | null>,
  insert: () => Promise<T>,
): Promise<T | null> {
  const known = await find()
  if (known !== null) return known
  try {
    return await insert()
  } catch (error) {
    const code = findSqlState(error)?.code
    if (code === FOREIGN_KEY_VIOLATION) return null
    const inserted = code === UNIQUE_VIOLATION ? await find() : null
    if (inserted === null) throw error
    return inserted
  }
}

/**
 * Inserts draft products, which appear in no list of products. They have no type or tags, because the shop's lists of types and tags would
 * include them.
 */
async function insertProducts(tx: Transaction, items: readonly UnlistedVariant[]): Promise<number[]> {
  const rows = await tx
    .insert(products)
    .values(
      items.map(({ title, createdAt }) => ({
        handle: createMadeToOrderHandle(createCapabilityToken()),
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

/**
 * Returns an id with 52 random bits, which nobody can guess. It is at least 2^52, so that it can't equal an id from the sequence, and below
 * 2^53, so that a JavaScript number stores it exactly.
 */
function unguessableId(): number {
  const random = BigInt(`0x${randomBytes(8).toString('hex')}`) & (2n ** 52n - 1n)
  return Number(2n ** 52n + random)
}
