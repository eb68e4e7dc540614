import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createShop } from '../../server/app.ts'
import { cartLines, carts, discounts } from '../../server/db/schema/cart.ts'
import { products, variants } from '../../server/db/schema/catalogue.ts'
import { orders, payments } from '../../server/db/schema/orders.ts'
import type { ShopDeps } from '../../server/make-deps.ts'
import type { ImageModel } from '../../server/gateways/image-model.ts'
import type { SegmentationModel } from '../../server/gateways/segmentation-model.ts'
import type { Mail } from '../../server/gateways/mail.ts'
import type { ObjectStore } from '../../server/gateways/object-store.ts'
import type { PaymentProviders } from '../../server/gateways/payment-providers.ts'
import { createCart } from '../../server/cart/create-cart.ts'
import { Shopper } from './shopper.ts'
import { createTestDatabase } from './test-database.ts'
import { createTestDeps } from './test-deps.ts'
import { TestVisitor } from './visitor.ts'

/** Environment variables of a shop with an operator. */
export const OPERATOR_SETTINGS = { OPERATOR_TOKEN: 'a token for tests of more than sixteen' }

type NewProduct = {
  stock?: number | null
  policy?: 'deny' | 'continue'
  priceCents?: number
  requiresShipping?: boolean
}
type WantedLine = { variantId: number; quantity?: number; attributes?: { key: string; value: string }[] }
type Options = {
  payments?: (deps: Pick<ShopDeps, 'db' | 'env'>) => PaymentProviders
  settings?: Record<string, string>
  imageModel?: ImageModel
  segmentationModel?: SegmentationModel
  store?: ObjectStore
}

export type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>

/** Opens the real application on an empty database. A test can set its clock and read its pending e-mails. */
export async function openCheckoutShop({
  payments: openPayments,
  settings = {},
  imageModel,
  segmentationModel,
  store,
}: Options = {}) {
  const database = await createTestDatabase()
  const { db } = database
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'checkout-shop-'))
  const sent: Mail[] = []
  const clock = { ahead: 0 }
  const common = createTestDeps(db, { TRUSTED_PROXY: '1', DATA_DIR: dataDir, ...settings })
  const { env } = common
  const deps: ShopDeps = {
    ...common,
    now: () => new Date(Date.now() + clock.ahead),
    payments: openPayments?.(common) ?? common.payments,
    mail: { name: 'folder', send: async (mail) => void sent.push(mail) },
    imageModel: imageModel ?? null,
    segmentationModel: segmentationModel ?? null,
    store: store ?? common.store,
  }
  const app: Hono = createShop(deps).app
  let visitors = 0

  /** Creates a visitor with a browser and an IP address of their own. */
  function visitor(from: Hono = app) {
    visitors += 1
    const address = `198.51.${100 + Math.floor(visitors / 250)}.${visitors % 250}`
    return new TestVisitor(from, env.PUBLIC_URL, address)
  }

  /** Signs in an operator. The shop must have been opened with `OPERATOR_SETTINGS`. */
  async function operator() {
    const boss = visitor()
    const { status } = await boss.send('POST', '/api/operator/session', { token: env.OPERATOR_TOKEN })
    if (status !== 204) throw new Error(`no operator: ${status}`)
    return boss
  }

  const shopper = (address?: string) => new Shopper(app, env.PUBLIC_URL, address)

  /** Orders and pays for a cart as this visitor. Returns the path of the order. */
  async function buy(as: TestVisitor, checkoutToken: string): Promise<string> {
    const buyer = shopper()
    buyer.cookie = as.cookie
    return (await buyer.decide(await buyer.checkOut(checkoutToken))).location
  }

  return {
    ...database,
    close: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true })
    },
    app,
    dataDir,
    visitor,
    operator,
    deps,
    sent,
    clock,
    buy,
    ...createCatalogueHelpers(deps),
    shopper,
    addDiscount: (row: typeof discounts.$inferInsert) => db.insert(discounts).values(row),
    usesOf: async (code: string) =>
      (await db.select().from(discounts).where(eq(discounts.code, code)))[0]?.usedCount,
    setQuantity: (token: string, quantity: number) =>
      db
        .update(cartLines)
        .set({ quantity })
        .where(
          sql`${cartLines.cartId} = (select ${carts.id} from ${carts} where ${carts.checkoutToken} = ${token})`,
        ),
    listOrders: () => db.select().from(orders),
    listPayments: () => db.select().from(payments).orderBy(payments.createdAt),
  }
}

/** Returns functions that add products and fill carts with them. */
function createCatalogueHelpers(deps: ShopDeps) {
  const { db } = deps
  let made = 0

  /** Adds a product with one variant. Returns the variant's id. */
  async function stockProduct({
    stock = 100,
    policy = 'deny',
    priceCents = 1_499,
    requiresShipping = true,
  }: NewProduct = {}) {
    made += 1
    const title = `Decal ${made}`
    const [product] = await db
      .insert(products)
      .values({
        handle: `decal-${made}`,
        title,
        availableForSale: true,
        minPriceCents: priceCents,
        maxPriceCents: priceCents,
      })
      .returning({ id: products.id })
    if (!product) throw new Error('no product')
    const variant = {
      productId: product.id,
      position: 1,
      title: 'Default Title',
      priceCents,
      stock,
      stockPolicy: policy,
      requiresShipping,
    }
    const [row] = await db.insert(variants).values(variant).returning({ id: variants.id })
    if (!row) throw new Error('no variant')
    return row.id
  }

  /** Creates a cart with these items. Returns the token of its checkout. */
  async function fillCart(...lines: WantedLine[]) {
    const wanted = lines.map((line) => ({ quantity: 1, attributes: [], ...line }))
    const created = await createCart(deps, { lines: wanted, details: {}, visitorHash: null })
    if (!created.ok) throw new Error(JSON.stringify(created.errors))
    return created.cart.checkoutToken
  }

  return {
    stockProduct,
    fillCart,
    stockOf: async (variantId: number) =>
      (await db.select().from(variants).where(eq(variants.id, variantId)))[0]?.stock,
    setPrice: (variantId: number, priceCents: number) =>
      db.update(variants).set({ priceCents }).where(eq(variants.id, variantId)),
  }
}
