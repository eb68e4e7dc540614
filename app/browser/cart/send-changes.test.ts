import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findStoredCart, getOrCreateCart } from './send-changes.ts'

const KNOWN = 'gid://shopify/Cart/known'
const NEW = 'gid://shopify/Cart/new'

const shop = vi.fn<typeof fetch>()
let storage: Map<string, string>

beforeEach(() => {
  storage = new Map([['cartId', KNOWN]])
  vi.stubGlobal('fetch', shop)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', {
    location: { protocol: 'http:' },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  })
  shop.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

const cart = (id: string) => ({
  id,
  checkoutUrl: '/checkout/1',
  lines: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
})

describe('the stored cart', () => {
  test('is the one that the shop knows', async () => {
    shop.mockImplementation(async () => Response.json({ data: { cart: cart(KNOWN) } }))
    expect(await findStoredCart()).toMatchObject({ id: KNOWN, lines: [] })
    expect(await getOrCreateCart()).toMatchObject({ id: KNOWN })
  })

  test('is dropped when the shop says it is gone, and another takes its place', async () => {
    shop.mockResolvedValueOnce(Response.json({ data: { cart: null } }))
    expect(await findStoredCart()).toBeNull()
    shop.mockResolvedValueOnce(Response.json({ data: { cart: null } }))
    shop.mockResolvedValueOnce(Response.json({ data: { cartCreate: { cart: cart(NEW), userErrors: [] } } }))
    expect(await getOrCreateCart()).toMatchObject({ id: NEW })
    expect(storage.get('cartId')).toBe(NEW)
  })

  test('is requested only if one is stored', async () => {
    storage.clear()
    expect(await findStoredCart()).toBeNull()
    expect(shop).not.toHaveBeenCalled()
  })
})

/** Failed requests that don't show whether the cart still exists. */
const failures: [string, () => Promise<Response>][] = [
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy responds with a page', async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ['a proxy responds with an empty page', async () => new Response('', { status: 504 })],
  [
    'the server sends problem details',
    async () => Response.json({ title: 'Too many requests' }, { status: 429 }),
  ],
  [
    'the database is unavailable',
    async () =>
      Response.json({ errors: [{ message: 'Please try again.' }], data: { cart: null } }, { status: 503 }),
  ],
  [
    'the server sends an error without details',
    async () => Response.json({ data: { cart: null } }, { status: 500 }),
  ],
  ['the response has an unexpected shape', async () => Response.json({ data: { cart: { id: KNOWN } } })],
]

describe.each(failures)('a stored cart is not dropped while %s', (_name, answer) => {
  beforeEach(() => void shop.mockImplementation(answer))

  test('it is not reported as an empty cart', async () => {
    await expect(findStoredCart()).rejects.toThrow()
  })

  test('no other cart is started', async () => {
    await expect(getOrCreateCart()).rejects.toThrow()
    expect(storage.get('cartId')).toBe(KNOWN)
    expect(shop).toHaveBeenCalledTimes(1)
  })
})
