import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { applySettings } from '../../domain/settings/settings.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../tests/setup/checkout-shop.ts'
import { createShop } from '../app.ts'

let shop: CheckoutShop
beforeAll(async () => (shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })))
afterAll(() => shop.close())
afterEach(() => applySettings({}))

/** Opens the same shop as a live shop (NODE_ENV=production). */
function liveShop() {
  const env = { ...shop.deps.env, NODE_ENV: 'production' as const, SAMPLE_SHOP: false }
  const app = createShop({ ...shop.deps, env }).app
  return (path: string) => app.request(`${env.PUBLIC_URL}${path}`)
}

test('a live shop shows and sells nothing before its owner has set it up', async () => {
  const get = liveShop()
  const page = await get('/sitemap.xml')
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3600'])
  const words = await page.text()
  expect(words).toContain('This shop opens soon')
  expect(words).not.toContain('Niagara')
  const call = await get('/api/products')
  expect([call.status, await call.json()]).toMatchObject([503, { code: 'opens-soon' }])
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/api/operator/settings')).status).toBe(401)
})

test('it opens once it is set up', async () => {
  const get = liveShop()
  applySettings({
    shop: { street: '7 Lock Street' },
    contact: { email: 'hello@lockseven.ca' },
    taxes: { charged: 'none' },
  })
  expect((await get('/api/products')).status).toBe(200)
})
