import { and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { OperatorProduct } from '../../../contract/operator/product.ts'
import { toHandle } from '../../../domain/catalogue/handle.ts'
import { formatOptionsTitle } from '../../../domain/catalogue/variant-title.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { backInStockAlerts } from '../../db/schema/back-in-stock.ts'
import { collections, products } from '../../db/schema/catalogue.ts'
import { operatorLog } from '../../db/schema/operator.ts'
import { catalogueProductCondition } from '../catalogue-product.ts'
import { sanitiseHtml } from '../sanitise-html.ts'
import { loadCompleteProducts, type StoredProduct } from '../stored-products.ts'
import { COLLECTION_COLUMN } from '../write-products.ts'

/** The number of entries of the audit log that are shown with a product. */
const MAX_HISTORY_ENTRIES = 20

/** Finds a product with the data that an operator edits; null if there is none. */
export async function findOperatorProduct(db: Database, handle: string): Promise<OperatorProduct | null> {
  const found = await findProductForEdit(db, handle)
  if (!found) return null
  const history = await db
    .select()
    .from(operatorLog)
    .where(and(eq(operatorLog.subject, 'product'), eq(operatorLog.subjectId, handle)))
    .orderBy(desc(operatorLog.id))
    .limit(MAX_HISTORY_ENTRIES)
  const waiting = await countWaiting(db, found.stored.variantIds)
  const view = viewOf(found.stored)
  return {
    ...view,
    variants: view.variants.map((variant) => ({ ...variant, waiting: waiting.get(variant.id) ?? 0 })),
    version: found.version,
    collections: await listMemberships(db, found.stored),
    history: history.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  }
}

/** Counts the e-mail addresses that wait for each variant to be back in stock. */
async function countWaiting(db: Database, variantIds: readonly number[]): Promise<Map<number, number>> {
  const { variantId, confirmedAt } = backInStockAlerts
  const rows = await db
    .select({ variantId, people: count() })
    .from(backInStockAlerts)
    .where(and(inArray(variantId, [...variantIds]), isNotNull(confirmedAt)))
    .groupBy(variantId)
  return new Map(rows.map(({ variantId: id, people }) => [id, people]))
}

/** Finds a catalogue product with all its data and its version; null if there is none. */
export async function findProductForEdit(
  db: Database | Transaction,
  handle: string,
): Promise<{ version: number; stored: StoredProduct } | null> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.handle, handle), catalogueProductCondition))
  const [stored] = row ? await loadCompleteProducts(db, [row]) : []
  return row && stored ? { version: row.version, stored } : null
}

function viewOf({ record, variantIds }: StoredProduct) {
  const { handle, title, descriptionHtml, vendor, productType, tags, status, published } = record
  const { seoTitle, seoDescription, optionNames } = record
  const words = { handle, title, descriptionHtml, vendor, productType, tags, seoTitle, seoDescription }
  return {
    ...words,
    shownHtml: sanitiseHtml(descriptionHtml),
    status,
    published,
    optionNames,
    personalization: record.personalization,
    variants: record.variants.map(
      ({ sku, priceCents, compareAtCents, stock, stockPolicy, optionValues }, index) => ({
        id: variantIds[index] ?? 0,
        title: optionValues.length === 0 ? '' : formatOptionsTitle(optionValues.map((value) => ({ value }))),
        sku,
        priceCents,
        compareAtCents,
        stock,
        stockPolicy,
      }),
    ),
    images: record.images.map(({ src, alt, width, height }) => ({ src, alt, width, height })),
  }
}

async function listMemberships(db: Database, { record }: StoredProduct) {
  const named = toHandle(record.extraColumns[COLLECTION_COLUMN] ?? '')
  const { handle, title, ruleTags } = collections
  const rows = await db.select({ handle, title, ruleTags }).from(collections).orderBy(asc(title))
  return rows.map((row) => ({ ...row, named: row.handle === named }))
}
