import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { createShop } from '../../server/app.ts'
import { carts } from '../../server/db/schema/cart.ts'
import {
  collectionProducts,
  collections,
  productImages,
  productListings,
  products,
  variants,
} from '../../server/db/schema/catalogue.ts'
import type { Database } from '../../server/db/database.ts'
import type { ShopDeps } from '../../server/make-deps.ts'
import { createTestDatabase } from './test-database.ts'
import { createTestDeps } from './test-deps.ts'

export type StorefrontShop = Awaited<ReturnType<typeof openStorefrontShop>>

type Sending = { version?: string; headers?: Record<string, string> }
type VariantSeed = { options?: string[]; priceCents?: number; compareAtCents?: number; stock?: number | null }
type ProductSeed = {
  title: string
  priceCents?: number
  tags?: string[]
  vendor?: string
  optionNames?: string[]
  variants?: VariantSeed[]
}

const answerSchema = z.object({
  data: z.json().nullish(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
})

export const PAGE_INFO = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
export const pageInfoSchema = z.object({
  hasNextPage: z.boolean(),
  hasPreviousPage: z.boolean(),
  startCursor: z.string().nullable(),
  endCursor: z.string().nullable(),
})
const listSchema = z.object({
  list: z.object({ nodes: z.array(z.object({ handle: z.string() })), pageInfo: pageInfoSchema }),
})

/** Opens the real application on an empty database, to be called through the Storefront API. */
export async function openStorefrontShop(settings: Record<string, string> = {}) {
  const database = await createTestDatabase()
  const { db } = database
  const deps: ShopDeps = {
    ...createTestDeps(db, { PUBLIC_URL: 'http://shop.test', ...settings }),
    log: (level, message, details) => {
      if (level === 'error') console.error(message, details)
    },
  }
  const app = createShop(deps).app

  async function send(body: unknown, { version = '2024-04', headers = {} }: Sending = {}) {
    return app.request(`http://shop.test/api/${version}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'any', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  /** Sends a query and returns its data. If there are errors, throws the first error, as the client in the specification does. */
  async function ask(query: string, variables: Record<string, unknown> = {}, sending: Sending = {}) {
    const response = await send({ query, variables }, sending)
    const answer = answerSchema.parse(await response.json())
    const [error] = answer.errors ?? []
    if (error) throw new Error(error.message)
    return answer.data
  }

  /** Requests a list, such as `pages(first: 9)`. Returns the handles in it and its page info. */
  async function list(field: string) {
    const { nodes, pageInfo } = listSchema.parse(
      await ask(`{ list: ${field} { nodes { handle } ${PAGE_INFO} } }`),
    ).list
    return { handles: nodes.map(({ handle }) => handle), ...pageInfo }
  }

  return {
    ...database,
    app,
    deps,
    send,
    ask,
    list,
    ...seeding(db),
    setStock: (gid: string, stock: number) =>
      db
        .update(variants)
        .set({ stock })
        .where(eq(variants.id, Number(gid.split('/').at(-1)))),
    completeCart: (gid: string) =>
      db
        .update(carts)
        .set({ status: 'completed' })
        .where(eq(carts.id, gid.replace('gid://shopify/Cart/', ''))),
  }
}

/** Returns functions that add products and collections to the catalogue, like the import of a file. */
function seeding(db: Database) {
  let made = 0
  async function addProduct({
    title,
    priceCents = 1_499,
    tags = [],
    vendor = 'Niagara Decals',
    ...seed
  }: ProductSeed) {
    made += 1
    const forms = seed.variants ?? [{}]
    const prices = forms.map((form) => form.priceCents ?? priceCents)
    const availableForSale = forms.some(({ stock = 100 }) => stock === null || stock > 0)
    const [product] = await db
      .insert(products)
      .values({
        handle: title.toLowerCase().replaceAll(' ', '-'),
        title,
        descriptionSafeHtml: `<p>A <b>${title}</b> of cast vinyl.</p>`,
        tags,
        vendor,
        productType: 'Decal',
        optionNames: seed.optionNames ?? [],
        position: made,
        priceCents: prices[0] ?? 0,
        minPriceCents: Math.min(...prices),
        maxPriceCents: Math.max(...prices),
        availableForSale,
      })
      .returning({ id: products.id })
    const productId = product?.id ?? 0
    const rows = await db
      .insert(variants)
      .values(
        forms.map((form, index) => ({
          productId,
          position: index + 1,
          title: form.options?.join(' / ') ?? 'Default Title',
          optionValues: form.options ?? [],
          priceCents: form.priceCents ?? priceCents,
          compareAtCents: form.compareAtCents ?? null,
          stock: form.stock === undefined ? 100 : form.stock,
        })),
      )
      .returning({ id: variants.id })
    const src = `/media/${productId.toString(16).padStart(32, '0')}.svg`
    await db.insert(productImages).values({ productId, position: 1, src, alt: '', width: 800, height: 600 })
    const words = `${title} ${vendor} ${tags.join(' ')}`.toLowerCase()
    await db.insert(productListings).values({
      productId,
      position: made,
      priceCents: prices[0] ?? 0,
      words: sql`to_tsvector('simple', ${words})`,
    })
    return { productId, variantIds: rows.map(({ id }) => `gid://shopify/ProductVariant/${id}`) }
  }

  /** Adds a product with one variant. Returns the variant's id. */
  const addVariant = async (seed: ProductSeed): Promise<string> =>
    (await addProduct(seed)).variantIds[0] ?? ''

  async function addCollection(title: string, productIds: number[]) {
    const handle = title.toLowerCase().replaceAll(' ', '-')
    const [row] = await db.insert(collections).values({ handle, title }).returning({ id: collections.id })
    await db.insert(collectionProducts).values(
      productIds.map((productId, index) => ({
        collectionId: row?.id ?? 0,
        productId,
        position: index,
        priceCents: 100 * index,
      })),
    )
  }

  return { addProduct, addVariant, addCollection }
}
