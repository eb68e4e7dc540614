import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SampleShop } from '../../contract/operator/sample-shop.ts'
import { LOCAL_DISCOUNT_CODE } from '../../domain/checkout/free-shipping-offers.ts'
import {
  countUnchangedProducts,
  fillCollectionPictures,
  listSampleHandles,
  raiseCatalogueRevision,
  removeUnchangedProducts,
} from '../catalogue/index.ts'
import type { Database, Transaction } from '../db/database.ts'
import { discounts } from '../db/schema/cart.ts'
import { collections, productImages } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/orders.ts'
import { productQuestions, reviews } from '../db/schema/reviews.ts'
import type { Deps } from '../deps.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import { addSampleShop, hasSampleShop, lockSampleShop, recountShopStatistics } from './load-sample-shop.ts'
import { readSampleDiscounts } from './sample-files.ts'

type MoveOptions = { actor: string }

/** Counts how much sample data is in the shop. */
export async function readSampleShopStatus(db: Database): Promise<SampleShop> {
  return {
    isIn: await hasSampleShop(db),
    products: await countUnchangedProducts(db, await listSampleHandles()),
    orders: await db.$count(orders, eq(orders.sample, true)),
    reviews: await db.$count(reviews, eq(reviews.sample, true)),
    codes: await db.$count(discounts, await isSampleCode()),
  }
}

/**
 * Removes sample orders, reviews, questions and discount codes, and the sample products that nobody has edited. Products that were sold are
 * archived instead. Collections stay, because the menu links to them and their products are chosen by tags. Everything happens in one
 * transaction. A repeated call has no effect.
 */
export async function removeSampleShop(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { actor }: MoveOptions,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSampleShop(tx)
    if (!(await hasSampleShop(tx))) return
    await tx.delete(orders).where(eq(orders.sample, true))
    await tx.delete(reviews).where(eq(reviews.sample, true))
    await tx.delete(productQuestions).where(eq(productQuestions.sample, true))
    await tx.delete(discounts).where(await isSampleCode())
    const { removed, archived } = await removeUnchangedProducts(tx, await listSampleHandles())
    await tx
      .update(collections)
      .set({ imageSrc: '', imageAlt: '' })
      .where(
        sql`not exists (select from ${productImages} where ${productImages.src} = ${collections.imageSrc})`,
      )
    await fillCollectionPictures(tx)
    await recountShopStatistics(tx)
    const change = `Moved out: ${removed} products${archived > 0 ? `, ${archived} more archived` : ''}`
    await note(tx, { at: now(), actor, change })
  })
}

/** Adds the samples again, in addition to the shop's own data, in one transaction. A repeated call has no effect. */
export async function restoreSampleShop(
  { db, now, store }: Pick<Deps, 'db' | 'now' | 'store'>,
  { actor }: MoveOptions,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    await lockSampleShop(tx)
    if (await hasSampleShop(tx)) return
    await addSampleShop(tx, { store, now: at })
    await raiseCatalogueRevision(tx)
    await note(tx, { at, actor, change: 'Moved in' })
  })
}

const note = (tx: Transaction, entry: { at: Date; actor: string; change: string }): Promise<void> =>
  writeAuditedChange(tx, { ...entry, subject: 'sample shop', subjectId: '' })

/**
 * Matches the sample discount codes to remove. The codes are publicly known, so a real shop must not accept them. LOCAL_DISCOUNT_CODE isn't
 * removed, because the shop's own pages offer it.
 */
async function isSampleCode() {
  const codes = (await readSampleDiscounts()).map(({ code }) => code)
  return and(inArray(discounts.code, codes), ne(discounts.code, LOCAL_DISCOUNT_CODE))
}
