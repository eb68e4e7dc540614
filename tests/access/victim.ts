import { asc, eq } from 'drizzle-orm'
import { nestSchema } from '../../contract/job.ts'
import { jobs } from '../../server/db/schema/jobs.ts'
import { orderLines, orders } from '../../server/db/schema/orders.ts'
import { accountLinks } from '../../server/db/schema/account.ts'
import { createCart } from '../../server/cart/create-cart.ts'
import { makeDueProductionFiles } from '../../server/production/make-due-production-files.ts'
import { orderProfessionalDesign, proposeVersion } from '../fixtures/design-requests.ts'
import { makePlainPicture } from '../fixtures/plain-picture.ts'
import type { CheckoutShop } from '../setup/checkout-shop.ts'
import { buyAndPayCredits } from '../setup/credit-calls.ts'
import { uploadArtwork, quoteDecal, SIGN_SVG, getQuoteVariant, createDesign } from '../setup/decal-calls.ts'
import { uploadImage } from '../setup/image-calls.ts'
import type { TestVisitor } from '../setup/visitor.ts'
import { openSecretLinks, listSecrets } from './secret-links.ts'

/** Matches a name that is in all of the victim's personal data. Responses to anyone else must not contain it. */
export const VICTIM_MARKER = /quagga/i

export type Victim = {
  visitor: TestVisitor
  /** The ids of the victim's data. An attacker who knows them must not get access to anything. */
  ids: Readonly<Record<string, string>>
  /** The victim's secret links, by the beginning of their paths. Anyone who has a link may see what it shows. */
  secrets: Readonly<Record<string, string>>
  /** The id of the order line with the files that the victim has bought. */
  filesLine: string
  /** Returns the victim's data, as the victim and the operator see it. No attack may change it. */
  see: () => Promise<Map<string, string>>
}

/** Creates a visitor who has one of everything that the shop stores for visitors. */
export async function openVictim(shop: CheckoutShop, boss: TestVisitor): Promise<Victim> {
  const visitor = shop.visitor()
  const made = await makeThings(visitor)
  const bought = await buyThings(shop, { boss, visitor, designId: made.design })
  const own = await keepThings(shop, visitor)
  const links = await openSecretLinks(shop, visitor, 'quagga')
  const nest = await nestJob(shop, boss, bought.job)
  const { cart, checkout, ...ids } = { ...made, ...own, nest }
  const secrets = {
    '/orders/': bought.order,
    '/proofs/': bought.proof,
    '/checkout/': checkout,
    '/api/carts/': cart,
    '/wallet/': own.account,
    ...listSecrets(links),
  }
  const seen = [
    '/api/designs',
    '/api/artwork',
    '/api/images',
    '/api/saved-for-later',
    '/account',
    '/api/user/credits',
    '/api/user/credits/entries',
    '/api/points/me',
    '/api/referrals/me',
    `/api/designs/${ids.design}`,
    `/api/images/${ids.image}`,
    `/api/carts/${cart}/extras`,
    `/orders/${bought.order}`,
    `/checkout/${checkout}`,
    `/proofs/${bought.proof}`,
    ...Object.entries(listSecrets(links)).map(([path, secret]) => path + secret),
  ]
  const watched = [
    '/api/operator/design-requests',
    `/api/operator/orders/${bought.orderId}`,
    `/api/operator/nests/${nest}`,
  ]
  const read = async (of: TestVisitor, path: string) => [path, await (await of.get(path)).text()] as const
  return {
    visitor,
    ids: { ...ids, ...bought, userId: '1', order: bought.orderNumber, proof: bought.line },
    secrets,
    filesLine: links.filesLine,
    see: async () =>
      new Map([
        ...(await Promise.all(seen.map((path) => read(visitor, path)))),
        ...(await Promise.all(watched.map((path) => read(boss, path)))),
        await readSubscribers(boss),
      ]),
  }
}

async function makeThings(kim: TestVisitor) {
  const design = await createDesign(kim, { prompt: 'wolf for the "Quagga Riders"' })
  const artwork = await uploadArtwork(kim, SIGN_SVG, { name: 'quagga.svg' })
  const image = await uploadImage(kim, await makePlainPicture(64, 48, '#123456'), { name: 'quagga.png' })
  const purchase = await buyAndPayCredits(kim)
  await kim.send('PUT', `/api/designs/${design.id}/saved`)
  return { design: design.id, artwork: artwork.id, image: image.id, purchase: purchase.id }
}

/**
 * Returns the victim's newsletter subscriptions. Other visitors' subscriptions aren't included, because they may change during the test.
 */
async function readSubscribers(boss: TestVisitor): Promise<[string, string]> {
  const path = '/api/operator/subscribers.csv'
  const text = await (await boss.get(path)).text()
  const own = text.split('\n').filter((line) => VICTIM_MARKER.test(line))
  return [path, own.join('\n')]
}

/** Nests the victim's job on a roll, with print and cut files. */
async function nestJob({ deps }: CheckoutShop, boss: TestVisitor, job: string): Promise<string> {
  while ((await makeDueProductionFiles(deps)) > 0);
  const nested = await boss.send('POST', '/api/operator/nests', {
    jobs: [{ id: Number(job) }],
    rollWidthMm: 610,
  })
  if (nested.status !== 201) throw new Error(await nested.text())
  return nestSchema.parse(await nested.json()).id
}

type Buying = { boss: TestVisitor; visitor: TestVisitor; designId: string }

async function buyThings(shop: CheckoutShop, { boss, visitor, designId }: Buying) {
  const quoted = await quoteDecal(visitor, { designId })
  await shop.buy(visitor, await shop.fillCart({ variantId: getQuoteVariant(quoted) }))
  const designed = await orderProfessionalDesign(shop, boss, visitor, {
    requirements: 'A quagga and the word OPEN',
  })
  await proposeVersion(boss, designed.self, await makePlainPicture(400, 220, '#123456'), 'Quagga drafts')
  const token = designed.path.split('/').at(-1) ?? ''
  const [order] = await shop.db.select().from(orders).where(eq(orders.token, token))
  const [line] = await shop.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order?.id ?? 0))
  const [job] = await shop.db.select().from(jobs).orderBy(asc(jobs.id)).limit(1)
  if (!order) throw new Error('no order')
  await shop.db
    .update(orders)
    .set({ email: 'quagga@example.com', address: { ...order.address, lastName: 'Quagga' } })
  return {
    order: token,
    orderId: String(order.id),
    orderNumber: order.number,
    line: String(line?.id),
    variant: String(line?.variantId),
    job: String(job?.id),
    request: String(designed.request.id),
    proof: designed.request.proofPath.split('/').at(-1) ?? '',
  }
}

async function keepThings(shop: CheckoutShop, kim: TestVisitor) {
  const variantId = await shop.stockProduct()
  const lines = [{ variantId, quantity: 1, attributes: [] }]
  const created = await createCart(shop.deps, { lines, details: { note: 'Quagga' }, visitorHash: null })
  if (!created.ok) throw new Error('no cart')
  const { id: cart, checkoutToken: checkout } = created.cart
  const form = new FormData()
  for (const [name, value] of Object.entries({ email: 'quagga@example.com', firstName: 'Quagga' }))
    form.set(name, value)
  await kim.upload(`/checkout/${checkout}`, form)
  const other = await createCart(shop.deps, { lines, details: {}, visitorHash: null })
  const lineId = other.ok ? (other.cart.lines[0]?.id ?? '') : ''
  const kept = await kim.send('POST', `/api/carts/${other.ok ? other.cart.id : ''}/saved`, { lineId })
  const saved = /"saved":\[\{"id":"([^"]+)"/.exec(await kept.text())?.[1] ?? ''
  const shown = await (await kim.upload('/account/links', new FormData())).text()
  const account = /\/wallet\/([\w-]+)/.exec(shown)?.[1] ?? ''
  const [link] = await shop.db.select().from(accountLinks).limit(1)
  return { cart, checkout, saved, account, link: link?.id ?? '' }
}
