import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OperatorProductList, ProductListQuery } from '../../../contract/operator/product.ts'
import { badgeLabels } from '../../../content/badges.ts'
import { chooseBadge } from '../../../domain/catalogue/badge.ts'
import { getRules } from '../../../domain/settings/rules.ts'
import type { Database } from '../../db/database.ts'
import { backInStockAlerts } from '../../db/schema/back-in-stock.ts'
import { collections, products, variants } from '../../db/schema/catalogue.ts'
import { catalogueProductCondition } from '../catalogue-product.ts'

const PAGE_SIZE = 50

const status = z.enum(['active', 'draft', 'archived'])

/** Lists products in catalogue order, fifty per page. Includes products that aren't on sale. */
export async function listProductsForOperator(
  db: Database,
  query: ProductListQuery,
): Promise<OperatorProductList> {
  const where = and(catalogueProductCondition, ...narrowed(query))
  const total = await db.$count(products, where)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(query.page, pages)
  const rows = await db
    .select(SHOWN_COLUMNS)
    .from(products)
    .where(where)
    .orderBy(asc(products.position), asc(products.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return { products: rows.map(viewOf), total, page, pages, collections: await listCollections(db) }
}

const ofVariants = (what: SQL) =>
  sql`(select ${what} from ${variants} where ${variants.productId} = ${products.id})`

/**
 * Counts the confirmed e-mail addresses that wait for a product. Use it only inside another `sql` template: on its own, Drizzle would leave
 * out the table names before the columns, and the query would be ambiguous.
 */
const waitingForAny = sql`(select count(*) from ${backInStockAlerts}
  join ${variants} on ${variants.id} = ${backInStockAlerts.variantId}
  where ${variants.productId} = ${products.id} and ${backInStockAlerts.confirmedAt} is not null)`

const SHOWN_COLUMNS = {
  handle: products.handle,
  title: products.title,
  status: products.status,
  published: products.published,
  tags: products.tags,
  availableForSale: products.availableForSale,
  minPriceCents: products.minPriceCents,
  maxPriceCents: products.maxPriceCents,
  updatedAt: products.updatedAt,
  imageSrc: sql<
    string | null
  >`(select src from product_images where product_id = ${products.id} order by position limit 1)`,
  variants: sql<number>`${ofVariants(sql`count(*)`)}::int`,
  stock: sql<number | null>`${ofVariants(sql`sum(stock)`)}::int`,
  fewest: sql<number | null>`${ofVariants(sql`min(stock)`)}::int`,
  waiting: sql<number>`${waitingForAny}::int`,
}

function narrowed({ q = '', status: wanted, collection, stock }: ProductListQuery): (SQL | undefined)[] {
  const like = `%${q.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  return [
    q === ''
      ? undefined
      : sql`(${products.title} ilike ${like} or ${products.handle} ilike ${like} or exists (
          select from ${variants} where ${variants.productId} = ${products.id} and ${variants.sku} ilike ${like}))`,
    wanted && eq(products.status, wanted),
    collection === undefined
      ? undefined
      : sql`exists (select from collection_products member join collections on collections.id = member.collection_id
          where member.product_id = ${products.id} and collections.handle = ${collection})`,
    stock === 'low'
      ? sql`exists (select from ${variants} where ${variants.productId} = ${products.id} and ${variants.stock} <= ${getRules().stock.reorder})`
      : undefined,
    stock === 'out' ? eq(products.availableForSale, false) : undefined,
  ]
}

type Row = {
  handle: string
  title: string
  status: string
  published: boolean
  tags: string[]
  availableForSale: boolean
  minPriceCents: number
  maxPriceCents: number
  updatedAt: Date
  imageSrc: string | null
  variants: number
  stock: number | null
  fewest: number | null
  waiting: number
}

function viewOf({ tags, updatedAt, availableForSale, ...row }: Row) {
  const badge = chooseBadge(tags)
  return {
    ...row,
    stockState: stockStateOf({ ...row, availableForSale }),
    status: status.parse(row.status),
    badge: badge && badgeLabels[badge.tag],
    updatedAt: updatedAt.toISOString(),
  }
}

type StockState = OperatorProductList['products'][number]['stockState']

function stockStateOf({ availableForSale, fewest }: Pick<Row, 'availableForSale' | 'fewest'>): StockState {
  if (!availableForSale) return 'out'
  if (fewest === null) return 'not-counted'
  return fewest <= getRules().stock.reorder ? 'low' : 'enough'
}

const listCollections = (db: Database) =>
  db
    .select({ handle: collections.handle, title: collections.title })
    .from(collections)
    .orderBy(asc(collections.title))
