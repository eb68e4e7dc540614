import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  type CataloguePrice,
  listCataloguePrices,
  type PriceSource,
} from '../../../content/landing/catalogue-prices.ts'
import type { LandingPage } from '../../../content/landing/landing-page.ts'
import type { PageCopy } from '../../../content/page-copy.ts'
import { type Cents, formatShortMoney } from '../../../domain/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { collectionProducts, collections, products } from '../../db/schema/catalogue.ts'
import { fillInShopFacts, findShopFacts } from '../facts.ts'

export type PageFacts = Readonly<Record<string, string>>

/** Replaces the catalogue's prices in a page's texts by placeholders such as `{{name}}`. */
export function replacePricesByFacts(page: LandingPage, words: PageCopy): PageCopy {
  const { inText, byKey } = listCataloguePrices(page)
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => {
      const own = byKey.get(key)
      return [key, (own ? [own] : inText).reduce(nameFact, text)]
    }),
  )
}

/** Replaces a price by its placeholder. The pattern doesn't match CA$299 in CA$299.94. */
const nameFact = (text: string, { written, fact }: CataloguePrice): string =>
  text.replaceAll(new RegExp(`${written.replaceAll(/[$.]/g, '\\$&')}(?!\\d|\\.\\d)`, 'g'), `{{${fact}}}`)

/** Finds the values of the placeholders on a page, with the current prices of the catalogue. */
export async function findPageFacts(
  db: Database | Transaction,
  page: LandingPage | null,
): Promise<PageFacts> {
  if (!page) return findShopFacts()
  const { inText, byKey } = listCataloguePrices(page)
  const prices = [...inText, ...byKey.values()]
  if (prices.length === 0) return findShopFacts()
  const [ofProducts, leastIn] = await Promise.all([
    findProductPrices(db, prices),
    findLeastPrices(db, prices),
  ])
  const amount = (of: PriceSource): Cents | undefined => {
    if ('leastIn' in of) return leastIn.get(of.leastIn)
    if ('least' in of) return least(of.least.flatMap((handle) => ofProducts.get(handle)?.leastCents ?? []))
    const found = ofProducts.get('before' in of ? of.before : of.saving)
    if (!found) return undefined
    const before = Math.max(found.beforeCents ?? 0, found.leastCents)
    return 'before' in of ? before : before - found.leastCents
  }
  const facts = prices.map(({ fact, of, written }) => {
    const cents = amount(of)
    // If the shop doesn't sell the product, the price stays as written in the text.
    return [fact, cents === undefined ? written : formatShortMoney(cents)] as const
  })
  return { ...findShopFacts(), ...Object.fromEntries(facts) }
}

const least = (amounts: readonly Cents[]): Cents | undefined =>
  amounts.length === 0 ? undefined : Math.min(...amounts)

const onSale = and(eq(products.status, 'active'), eq(products.published, true))

type ProductPrice = { leastCents: Cents; beforeCents: Cents | null }

async function findProductPrices(
  db: Database | Transaction,
  prices: readonly CataloguePrice[],
): Promise<ReadonlyMap<string, ProductPrice>> {
  const handles = prices.flatMap(({ of }) => {
    if ('least' in of) return of.least
    if ('leastIn' in of) return []
    return ['before' in of ? of.before : of.saving]
  })
  if (handles.length === 0) return new Map()
  const rows = await db
    .select({
      handle: products.handle,
      leastCents: products.minPriceCents,
      beforeCents: products.compareAtCents,
    })
    .from(products)
    .where(and(inArray(products.handle, handles), onSale))
  return new Map(rows.map(({ handle, ...price }) => [handle, price]))
}

async function findLeastPrices(
  db: Database | Transaction,
  prices: readonly CataloguePrice[],
): Promise<ReadonlyMap<string, Cents>> {
  const handles = prices.flatMap(({ of }) => ('leastIn' in of ? [of.leastIn] : []))
  if (handles.length === 0) return new Map()
  const rows = await db
    .select({
      handle: collections.handle,
      cents: sql<number>`min(${products.minPriceCents})`.mapWith(Number),
    })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(and(inArray(collections.handle, handles), onSale))
    .groupBy(collections.handle)
  return new Map(rows.map(({ handle, cents }) => [handle, cents]))
}

/**
 * Returns the default texts in which the page's file has another price than the catalogue. The returned texts contain the price of the
 * catalogue.
 */
export function findTextsWithOtherPrices(page: LandingPage, words: PageCopy, facts: PageFacts): PageCopy {
  const named = replacePricesByFacts(page, words)
  return Object.fromEntries(
    Object.entries(named).flatMap(([key, text]) => {
      const { text: filled } = fillInShopFacts(text, facts, (fact) => fact)
      return filled === words[key] ? [] : [[key, filled]]
    }),
  )
}
