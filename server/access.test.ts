import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageRoutes } from '../app/routes.ts'
import { startEngine } from '../tests/fixtures/print-room.ts'
import { classifyRoutes } from '../tests/access/classify-routes.ts'
import { tryEveryRoute, writeAccessTable } from '../tests/access/try-every-route.ts'
import { openSecretLinks, listSecrets } from '../tests/access/secret-links.ts'
import { VICTIM_MARKER, openVictim } from '../tests/access/victim.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../tests/setup/visitor.ts'
import { createCart } from './cart/create-cart.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  await startEngine(shop)
})
afterAll(() => shop.close())

it('every route is classified by who may use it (add new ones to tests/access/classify-routes.ts)', () => {
  expect(classifyRoutes(shop.app).unknown).toEqual([])
})

it('every page with a secret or a visitor’s data has a server handler', () => {
  const handled = new Set(shop.app.routes.map(({ path }) => path.replace(/\{.*?\}(?=\/|$)/g, '')))
  for (const { path, private: isPrivate } of pageRoutes) {
    if (isPrivate)
      expect
        .soft(
          [...handled].some((one) => sameShape(one, path)),
          path,
        )
        .toBe(true)
    else expect.soft(path).not.toMatch(/:(token|secret|reference|payment)/)
  }
})

it('no route reveals another visitor’s data, obeys other sites or trusts its caller', async () => {
  const boss = await shop.operator()
  const victim = await openVictim(shop, boss)
  const [mallory, stranger] = [shop.visitor(), shop.visitor()]
  await mallory.send('POST', '/api/referrals/generate', { userId: '1' })
  const mallorysSecrets = await openSecrets(shop, mallory)
  const before = await victim.see()
  // Checks that every id exists. With missing ids, the attacks below would fail for the wrong reason and the test would prove nothing.
  expect(Object.values({ ...victim.ids, ...victim.secrets })).not.toContainEqual(
    expect.stringMatching(/^(|undefined|NaN)$/),
  )
  for (const [path, text] of before)
    if (!/credits|points|referrals|saved-for-later|\/images\/|\/nests\//.test(path))
      expect.soft([path, text]).toEqual([path, expect.stringMatching(VICTIM_MARKER)])
  const thorough = process.env['ACCESS_TABLE'] !== undefined
  const rows = await tryEveryRoute({ shop, victim, boss, mallory, mallorysSecrets, stranger, thorough })
  if (thorough) process.stdout.write(`${writeAccessTable(rows)}\n`)
  expect(
    rows.filter(({ open }) => open.length > 0).map(({ route, open }) => [route, ...new Set(open)]),
  ).toEqual([])
  expect(await victim.see()).toEqual(before)
})

/** Creates secret links to the attacker's own orders and designs. The attacks combine these links with other people's ids. */
async function openSecrets(to: CheckoutShop, mallory: TestVisitor) {
  const links = await openSecretLinks(to, mallory, 'mallory')
  const lines = [{ variantId: await to.stockProduct(), quantity: 1, attributes: [] }]
  const created = await createCart(to.deps, { lines, details: {}, visitorHash: null })
  if (!created.ok) throw new Error('no cart')
  return {
    '/orders/': links.filesOrder,
    '/checkout/': created.cart.checkoutToken,
    '/api/carts/': created.cart.id,
    ...listSecrets(links),
  }
}

const sameShape = (a: string, b: string) => a.replace(/:\w+/g, ':') === b.replace(/:\w+/g, ':')
