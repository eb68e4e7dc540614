import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { deriveFacets } from '../../domain/catalogue/facets/derive-facets.ts'
import type { Transaction } from '../db/database.ts'
import { productListings } from '../db/schema/catalogue.ts'
import { deriveListingValues, deriveSearchTerms, deriveSearchText } from './derived-values.ts'
import { buildListingData, type ListedProduct } from './describe-listings.ts'
import { type CollectionRules, computeCollections } from './collection-memberships.ts'
import type { ProductChange } from './product-change.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { writeImages } from './write-images.ts'
import { writeVariants } from './write-variants.ts'

/** The CSV column in which a file names a collection for a product. */
export const COLLECTION_COLUMN = 'Collection'

const writtenIds = z.array(z.object({ id: z.coerce.number(), handle: z.string() }))

/** Stores products with their variants, images, list entries and collections. Takes a few statements for any number of products. */
export async function writeProducts(
  tx: Transaction,
  rules: CollectionRules,
  changes: readonly ProductChange[],
): Promise<void> {
  if (changes.length === 0) return
  const idOf = await upsertProducts(tx, changes)
  const written = changes.map((change) => {
    const productId = idOf.get(change.record.handle)
    if (productId === undefined) throw new Error(`${change.record.handle} was not written`)
    return { ...change, productId }
  })
  await writeVariants(tx, written)
  await writeImages(tx, written)
  await listProducts(tx, written)
  const placed = written.map(({ productId, record }) => ({
    productId,
    tags: record.tags,
    collectionTitle: record.extraColumns[COLLECTION_COLUMN] ?? '',
  }))
  await rules.add(
    tx,
    placed.map(({ collectionTitle }) => collectionTitle),
  )
  await computeCollections(tx, rules, placed)
}

async function upsertProducts(
  tx: Transaction,
  changes: readonly ProductChange[],
): Promise<Map<string, number>> {
  const rows = JSON.stringify(changes.map(toRow))
  const result = await tx.execute(sql`
    insert into products (handle, title, description_html, description_safe_html, vendor, product_type, category, tags, status,
      published, gift_card, seo_title, seo_description, option_names, position, price_cents, compare_at_cents, min_price_cents,
      max_price_cents, available_for_sale, search_text, personalization, extra_columns)
    select handle, title, description_html, description_safe_html, vendor, product_type, category, tags, status,
      published, gift_card, seo_title, seo_description, option_names, position, price_cents, compare_at_cents, min_price_cents,
      max_price_cents, available_for_sale, search_text, personalization, extra_columns
    from jsonb_to_recordset(${rows}::jsonb) as r (handle text, title text, description_html text, description_safe_html text,
      vendor text, product_type text, category text, tags text[], status text, published boolean, gift_card boolean,
      seo_title text, seo_description text, option_names text[], position int, price_cents int, compare_at_cents int,
      min_price_cents int, max_price_cents int, available_for_sale boolean, search_text text, personalization jsonb, extra_columns jsonb)
    on conflict (handle) do update set title = excluded.title, description_html = excluded.description_html,
      description_safe_html = excluded.description_safe_html, vendor = excluded.vendor, product_type = excluded.product_type,
      category = excluded.category, tags = excluded.tags, status = excluded.status, published = excluded.published,
      gift_card = excluded.gift_card, seo_title = excluded.seo_title, seo_description = excluded.seo_description,
      option_names = excluded.option_names, position = excluded.position, price_cents = excluded.price_cents,
      compare_at_cents = excluded.compare_at_cents, min_price_cents = excluded.min_price_cents,
      max_price_cents = excluded.max_price_cents, available_for_sale = excluded.available_for_sale,
      search_text = excluded.search_text, personalization = excluded.personalization,
      extra_columns = excluded.extra_columns, updated_at = now(),
      version = products.version + 1
    returning id, handle`)
  return new Map(writtenIds.parse(result.rows).map(({ id, handle }) => [handle, id]))
}

function toRow({ record, position }: ProductChange) {
  const derived = deriveListingValues(record.variants)
  return {
    handle: record.handle,
    title: record.title,
    description_html: record.descriptionHtml,
    description_safe_html: sanitiseHtml(record.descriptionHtml),
    vendor: record.vendor,
    product_type: record.productType,
    category: record.category,
    tags: record.tags,
    status: record.status,
    published: record.published,
    gift_card: record.giftCard,
    seo_title: record.seoTitle,
    seo_description: record.seoDescription,
    option_names: record.optionNames,
    position,
    price_cents: derived.priceCents,
    compare_at_cents: derived.compareAtCents,
    min_price_cents: derived.minPriceCents,
    max_price_cents: derived.maxPriceCents,
    available_for_sale: derived.availableForSale,
    search_text: deriveSearchText(deriveSearchTerms(record, deriveFacets(record))),
    personalization: record.personalization,
    extra_columns: record.extraColumns,
  }
}

/** Rewrites the products' entries in the product lists. Only active, published products have an entry. */
async function listProducts(tx: Transaction, written: readonly ListedProduct[]): Promise<void> {
  await tx.delete(productListings).where(
    inArray(
      productListings.productId,
      written.map(({ productId }) => productId),
    ),
  )
  await tx.execute(sql`
    insert into product_listings (product_id, position, price_cents, words, terms, facets)
    select p.id, p.position, p.price_cents, array_to_tsvector(string_to_array(r.words, ' ')), r.terms, r.facets
    from jsonb_to_recordset(${buildListingData(written)}::jsonb) as r (id bigint, words text, terms text, facets text)
    join products p on p.id = r.id
    where p.status = 'active' and p.published`)
}
