import { eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createApp } from '../../server/app.ts'
import { cartLines, carts, discounts } from '../../server/db/schema/cart.ts'
import { products, variants } from '../../server/db/schema/catalogue.ts'
import { orders, payments } from '../../server/db/schema/orders.ts'
import type { Deps } from '../../server/deps.ts'
import { Engine } from '../../server/engine/engine.ts'
import { parseEnvironment } from '../../server/env.ts'
import type { ImageModel } from '../../server/gateways/image-model.ts'
import type { Mail } from '../../server/gateways/mail.ts'
import type { PaymentGateway } from '../../server/gateways/payment.ts'
import { createDemoPayments } from '../../server/gateways/payment-demo.ts'
import { createCart } from '../../server/services/cart/create-cart.ts'
import { Shopper } from './shopper.ts'
import { createTestDatabase } from './test-database.ts'

type Goods = {
  stock?: number | null
  policy?: 'deny' | 'continue'
  priceCents?: number
  requiresShipping?: boolean
}
type Options = {
  payment?: (deps: Pick<Deps, 'db' | 'env'>) => PaymentGateway
  settings?: Record<string, string>
  imageModel?: ImageModel
}

export type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>

/** The real app on a fresh database, with a clock that tests turn and an outbox that they read. */
export async function openCheckoutShop({ payment, settings = {}, imageModel }: Options = {}) {
  const database = await createTestDatabase()
  const { db } = database
  const parsed = parseEnvironment({ NODE_ENV: 'test', TRUSTED_PROXY: '1', ...settings })
  if (!parsed.ok) throw new Error(parsed.message)
  const { env } = parsed
  const sent: Mail[] = []
  const clock = { ahead: 0 }
  const deps: Deps = {
    db,
    env,
    visitorSecret: 'a secret for tests of thirty-two characters',
    now: () => new Date(Date.now() + clock.ahead),
    payment: payment?.({ db, env }) ?? createDemoPayments(db, env.PUBLIC_URL),
    mail: { name: 'folder', send: async (mail) => void sent.push(mail) },
    log: () => {},
    engine: new Engine(() => {}),
    imageModel: imageModel ?? null,
    renderer: null,
  }
  const app: Hono = createApp(deps)
  let made = 0

  /** A product with one variant; gives the variant's id. */
  async function stockProduct({
    stock = 100,
    policy = 'deny',
    priceCents = 1_499,
    requiresShipping = true,
  }: Goods = {}) {
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

  /** A cart with these goods; gives its checkout token. */
  async function fillCart(...lines: { variantId: number; quantity?: number }[]) {
    const wanted = lines.map(({ variantId, quantity = 1 }) => ({ variantId, quantity, attributes: [] }))
    const created = await createCart(deps, { lines: wanted, details: {}, visitorHash: null })
    if (!created.ok) throw new Error(JSON.stringify(created.errors))
    return created.cart.checkoutToken
  }

  return {
    ...database,
    close: async () => {
      await deps.engine.stop()
      await database.close()
    },
    app,
    deps,
    sent,
    clock,
    stockProduct,
    fillCart,
    shopper: (address?: string) => new Shopper(app, env.PUBLIC_URL, address),
    stockOf: async (variantId: number) =>
      (await db.select().from(variants).where(eq(variants.id, variantId)))[0]?.stock,
    setPrice: (variantId: number, priceCents: number) =>
      db.update(variants).set({ priceCents }).where(eq(variants.id, variantId)),
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
