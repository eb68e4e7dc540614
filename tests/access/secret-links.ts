import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { backInStockAlerts } from '../../server/db/schema/back-in-stock.ts'
import { products } from '../../server/db/schema/catalogue.ts'
import { downloadGrants } from '../../server/db/schema/downloads.ts'
import { newsletterSubscribers } from '../../server/db/schema/newsletter-and-contact.ts'
import { orders } from '../../server/db/schema/orders.ts'
import { confirmNewsletterSubscription } from '../../server/newsletter/follow-newsletter-link.ts'
import type { CheckoutShop } from '../setup/checkout-shop.ts'
import type { TestVisitor } from '../setup/visitor.ts'

export type SecretLinks = {
  quote: string
  /** The page of an order with files, the id of the order line with the files, and the link to download them. */
  filesOrder: string
  filesLine: string
  download: string
  /** The link that confirms a newsletter subscription, and the link that ends another subscription. */
  confirm: string
  unsubscribe: string
  /** The links that confirm and cancel a back-in-stock alert. */
  confirmAlert: string
  cancelAlert: string
}

/** Lists the secret links, by the beginning of their paths. Anyone who has a link may open it. */
export const listSecrets = (links: SecretLinks) => ({
  '/quotes/': links.quote,
  '/downloads/': links.download,
  '/back-in-stock/confirm/': links.confirmAlert,
  '/back-in-stock/unsubscribe/': links.cancelAlert,
  '/newsletter/confirm/': links.confirm,
  '/newsletter/unsubscribe/': links.unsubscribe,
})

const CUT_FILE = 'cut-be-kind'

/** Creates everything that people without an account can open with a secret link. All of it contains the victim's name. */
export async function openSecretLinks(
  shop: CheckoutShop,
  visitor: TestVisitor,
  name: string,
): Promise<SecretLinks> {
  const files = await buyFiles(shop, visitor, name)
  const pending = await subscribe(shop, visitor, `new@${name}.example`)
  const reader = await subscribe(shop, visitor, `reader@${name}.example`)
  await confirmNewsletterSubscription(shop.deps, { token: reader.confirmToken, addressHash: '' })
  return {
    quote: await askForQuote(visitor, name),
    ...files,
    confirm: pending.confirmToken,
    unsubscribe: reader.unsubscribeToken,
    ...(await waitForStock(shop, visitor, `waiting@${name}.example`)),
  }
}

async function askForQuote(visitor: TestVisitor, name: string): Promise<string> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ quantity: '25', size: '16x20', words: `Vote for ${name}` }))
    form.set(field, value)
  const { headers } = await visitor.upload('/calculators/yard-signs/quote', form)
  return lastPartOf(headers.get('location'))
}

async function buyFiles(shop: CheckoutShop, visitor: TestVisitor, name: string) {
  const { db } = shop
  const token = lastPartOf(
    await shop.buy(visitor, await shop.fillCart({ variantId: await findCutFile(shop) })),
  )
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.token, token))
  const [grant] = await db
    .update(downloadGrants)
    .set({
      goods: sql`jsonb_set(${downloadGrants.goods}, '{title}', ${JSON.stringify(`${name} cut file`)}::jsonb)`,
    })
    .where(eq(downloadGrants.orderId, order?.id ?? 0))
    .returning()
  if (!grant) throw new Error('no files were bought')
  return { filesOrder: token, filesLine: String(grant.orderLineId), download: grant.token }
}

/** Returns the variant of a cut file. The first call adds the product to the shop. */
async function findCutFile({ db, stockProduct }: CheckoutShop): Promise<number> {
  const { rows } = await db.execute(sql`select v.id from variants v
    join products p on p.id = v.product_id where p.handle = ${CUT_FILE}`)
  if (rows[0]) return z.object({ id: z.coerce.number() }).parse(rows[0]).id
  const variantId = await stockProduct({ stock: null, priceCents: 499, requiresShipping: false })
  await db
    .update(products)
    .set({ handle: CUT_FILE })
    .where(sql`id = (select product_id from variants where id = ${variantId})`)
  return variantId
}

async function subscribe({ db }: CheckoutShop, visitor: TestVisitor, email: string) {
  await visitor.send('POST', '/api/newsletter', { email, consent: true, page: '/newsletter' })
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  if (!row) throw new Error(`${email} is not subscribed`)
  return row
}

async function waitForStock(shop: CheckoutShop, visitor: TestVisitor, email: string) {
  const form = new FormData()
  form.set('merchandiseId', `gid://shopify/ProductVariant/${await shop.stockProduct({ stock: 0 })}`)
  form.set('email', email)
  await visitor.upload('/back-in-stock', form)
  const [row] = await shop.db.select().from(backInStockAlerts).where(eq(backInStockAlerts.email, email))
  if (!row) throw new Error(`${email} waits for nothing`)
  return { confirmAlert: row.confirmToken, cancelAlert: row.unsubscribeToken }
}

const lastPartOf = (path: string | null): string => path?.split('/').at(-1) ?? ''
