import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { discounts } from '../db/schema/cart.ts'
import { collections, productImages, products } from '../db/schema/catalogue.ts'
import { settings } from '../db/schema/operations.ts'
import { orders } from '../db/schema/orders.ts'
import type { ObjectStore } from '../gateways/object-store.ts'
import { rebuildSales } from '../analytics/index.ts'
import { importCatalogueWithin, sanitiseHtml, sampleProductsFile } from '../catalogue/index.ts'
import { rebuildPurchases, rebuildTagNeighbours } from '../recommendations/index.ts'
import { readSampleCollections, readSampleDiscounts, readSampleOrders } from './sample-files.ts'
import { writeSampleOrders } from './sample-orders.ts'
import { writeSampleReviews } from './sample-reviews.ts'

const KEY = 'sampleShop'

type LoadOptions = { store: ObjectStore; now: Date }

/**
 * Loads the sample shop into a new shop, in one transaction. A shop that has products already isn't changed. Returns whether the sample
 * shop was loaded.
 */
export async function loadSampleShop(db: Database, { store, now }: LoadOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [first] = await tx
      .insert(settings)
      .values({ key: KEY, value: now.toISOString() })
      .onConflictDoNothing()
      .returning()
    const [product] = await tx.select({ id: products.id }).from(products).limit(1)
    if (first === undefined || product !== undefined) return false
    await addSampleShop(tx, { store, now })
    return true
  })
}

/** Adds the missing parts of the sample shop. Existing products, collections and discount codes aren't changed. */
export async function addSampleShop(tx: Transaction, { store, now }: LoadOptions): Promise<void> {
  await writeCollections(tx)
  const imported = await importCatalogueWithin(tx, { file: sampleProductsFile, store, onlyNew: true })
  if (!imported.ok) throw new Error(`The sample shop is broken: ${JSON.stringify(imported.errors)}`)
  await showPicturesOnCollections(tx)
  await tx
    .insert(discounts)
    .values(await readSampleDiscounts())
    .onConflictDoNothing()
  await writeSampleReviews(tx, now)
  await writeSampleOrders(tx, await readSampleOrders(), now)
  await recountShopStatistics(tx)
}

/** Recounts recommendations and sales from all orders and products. */
export async function recountShopStatistics(tx: Transaction): Promise<void> {
  await rebuildPurchases(tx)
  await rebuildSales(tx)
  await rebuildTagNeighbours(tx)
}

/** Whether the sample shop is loaded. Looks only for sample orders, because they are added and removed together with all other samples. */
export async function hasSampleShop(db: Database | Transaction): Promise<boolean> {
  const [first] = await db
    .select({ sample: orders.sample })
    .from(orders)
    .where(eq(orders.sample, true))
    .limit(1)
  return first !== undefined
}

/** Lets processes that add or remove the sample shop run one after another. */
export async function lockSampleShop(tx: Transaction): Promise<void> {
  await tx.insert(settings).values({ key: KEY, value: '' }).onConflictDoNothing()
  await tx.select().from(settings).where(eq(settings.key, KEY)).for('update')
}

async function writeCollections(tx: Transaction): Promise<void> {
  const samples = await readSampleCollections()
  await tx
    .insert(collections)
    .values(
      samples.map(({ handle, title, descriptionHtml, tags }) => ({
        handle,
        title,
        descriptionHtml: sanitiseHtml(descriptionHtml),
        ruleTags: tags,
      })),
    )
    .onConflictDoNothing()
}

/** Gives each sample collection a picture: the first picture of the product that is named in the collection's file. */
async function showPicturesOnCollections(tx: Transaction): Promise<void> {
  const pictures = await tx
    .select({ handle: products.handle, src: productImages.src, alt: productImages.alt })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(eq(productImages.position, 1))
  const pictureOf = new Map(
    pictures.map(({ handle, src, alt }) => [handle, { imageSrc: src, imageAlt: alt }]),
  )
  for (const { handle, image } of await readSampleCollections()) {
    const picture = pictureOf.get(image)
    if (picture) await tx.update(collections).set(picture).where(eq(collections.handle, handle))
  }
}
