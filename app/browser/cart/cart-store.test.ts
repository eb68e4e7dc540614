import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

const CART = 'gid://shopify/Cart/known'
const OFFLINE = () => Promise.reject(new TypeError('Failed to fetch'))

/** A cart with one line of the given quantity; for 0, an empty cart. */
const hostedCart = (quantity: number) => ({
  id: CART,
  checkoutUrl: '/checkout/1',
  lines: {
    edges: quantity === 0 ? [] : [{ node: hostedLine(quantity) }],
    pageInfo: { hasNextPage: false, endCursor: null },
  },
})
const hostedLine = (quantity: number) => ({
  id: 'gid://shopify/CartLine/1',
  quantity,
  attributes: [],
  merchandise: {
    id: 'wolf',
    title: '10 in',
    price: { amount: '4.99', currencyCode: 'CAD' },
    image: null,
    product: { id: 'p', title: 'Wolf', handle: 'wolf', featuredImage: null },
  },
})
const answer = (data: unknown) => async () => Response.json({ data })
const refusal = (message: string, field: string[]) =>
  answer({ cartLinesUpdate: { cart: null, userErrors: [{ code: 'INVALID', field, message }] } })

type Call = 'Cart' | 'CartLinesAdd' | 'CartLinesUpdate'
let shop: Record<Call, () => Promise<Response>>
let atWindow: EventTarget

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  const storage = new Map([['cartId', CART]])
  atWindow = new EventTarget()
  shop = { Cart: answer({ cart: hostedCart(4) }), CartLinesAdd: OFFLINE, CartLinesUpdate: OFFLINE }
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', hidden: false }))
  vi.stubGlobal(
    'window',
    Object.assign(atWindow, {
      location: { protocol: 'http:', origin: 'http://shop' },
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => storage.set(key, value),
        removeItem: (key: string) => storage.delete(key),
      },
    }),
  )
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const { query } = z.object({ query: z.string() }).parse(JSON.parse(body))
    const call = z.enum(['Cart', 'CartLinesAdd', 'CartLinesUpdate']).parse(/\w+ (\w+)/.exec(query)?.[1])
    return shop[call]()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loads the cart store as a new page does. Returns helpers that act on it. */
async function openCart() {
  const {
    getCartView: cartView,
    cartLineKey: lineKey,
    restoreCart,
    changeCart,
  } = await import('./cart-store.ts')
  const { getCurrentToast: currentToast } = await import('../toasts.ts')
  await restoreCart()
  const wantQuantity = async (quantity: number) => {
    const [item] = cartView().items
    if (item) changeCart({ kind: 'set-quantity', key: lineKey(item), quantity })
    await vi.advanceTimersByTimeAsync(500)
  }
  const said = () => currentToast()?.title ?? null
  return {
    cartView,
    said,
    wantQuantity,
    restoreCart,
    quantities: () => cartView().items.map((i) => i.quantity),
  }
}

describe('the stock message', () => {
  test('follows a quantity that exceeds the stock', async () => {
    const cart = await openCart()
    shop.CartLinesUpdate = answer({ cartLinesUpdate: { cart: hostedCart(4), userErrors: [] } })
    await cart.wantQuantity(77)
    expect(cart.said()).toBe('Only 4 left, and they’re all in your cart.')
    expect(cart.quantities()).toEqual([4])
  })

  test('is not shown when everything fits in stock', async () => {
    const cart = await openCart()
    shop.CartLinesUpdate = answer({ cartLinesUpdate: { cart: hostedCart(7), userErrors: [] } })
    await cart.wantQuantity(7)
    expect(cart.said()).toBeNull()
  })
})

describe('a refusal', () => {
  test('because another tab removed the line shows the message of the attempted change, and the line disappears', async () => {
    const cart = await openCart()
    shop.CartLinesUpdate = refusal('The merchandise line with id gid://shopify/CartLine/1 does not exist.', [
      'lines',
      '0',
      'id',
    ])
    shop.Cart = answer({ cart: hostedCart(0) })
    await cart.wantQuantity(5)
    expect(cart.said()).toBe('Failed to update item quantity. Please try again.')
    expect(cart.quantities()).toEqual([])
  })

  test("keeps the server's message when it is meant for shoppers", async () => {
    const cart = await openCart()
    shop.CartLinesUpdate = refusal('The quantity of a line must be at most 9999.', ['lines', '0', 'quantity'])
    await cart.wantQuantity(5)
    expect(cart.said()).toBe('The quantity of a line must be at most 9999.')
  })

  test("keeps the server's message about a text in which the shopper wrote the same words as a missing id's message", async () => {
    const cart = await openCart()
    const message = 'The text “Dragons do not exist” is too long.'
    shop.CartLinesUpdate = refusal(message, ['lines', '0', 'attributes'])
    await cart.wantQuantity(5)
    expect(cart.said()).toBe(message)
  })
})

test('changes still unsent when the page is left are sent once by the next page', async () => {
  const cart = await openCart()
  shop.CartLinesUpdate = () => new Promise(() => {})
  await cart.wantQuantity(5)
  await cart.wantQuantity(6)
  atWindow.dispatchEvent(new Event('pagehide'))

  const asked = vi.fn(answer({ cartLinesUpdate: { cart: hostedCart(6), userErrors: [] } }))
  shop.CartLinesUpdate = asked
  const openNextPage = async () => {
    vi.resetModules()
    const { getCartView: cartView, resumeCart } = await import('./cart-store.ts')
    await resumeCart()
    await vi.advanceTimersByTimeAsync(500)
    return cartView()
  }
  expect(await openNextPage()).toMatchObject({ itemCount: 6 })
  shop.Cart = answer({ cart: hostedCart(6) })
  expect(await openNextPage()).toMatchObject({ itemCount: 6 })
  expect(asked).toHaveBeenCalledOnce()
})

describe('an unreachable cart', () => {
  test('is shown as a copy after a failed change, until the shop responds again', async () => {
    const cart = await openCart()
    shop.Cart = OFFLINE
    await cart.wantQuantity(5)
    expect(cart.said()).toBe('Failed to update item quantity. Please try again.')
    expect(cart.cartView()).toMatchObject({ isCopy: true, itemCount: 4 })
    shop.Cart = answer({ cart: hostedCart(4) })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(cart.cartView()).toMatchObject({ isCopy: false, itemCount: 4 })
  })

  test('is requested again if the network comes back before the shop does', async () => {
    const cart = await openCart()
    shop.Cart = OFFLINE
    await cart.restoreCart()
    atWindow.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(100)
    expect(cart.cartView().isCopy).toBe(true)
    shop.Cart = answer({ cart: hostedCart(4) })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(cart.cartView().isCopy).toBe(false)
  })

  test('stops being a copy once the shop says that the cart is gone', async () => {
    const cart = await openCart()
    shop.Cart = OFFLINE
    await cart.restoreCart()
    shop.Cart = answer({ cart: null })
    await cart.restoreCart()
    expect(cart.cartView()).toMatchObject({ isCopy: false, items: [] })
  })

  test('does not become a copy when an older request fails after a newer one succeeded', async () => {
    const cart = await openCart()
    const late = Promise.withResolvers<Response>()
    shop.Cart = () => late.promise
    const first = cart.restoreCart()
    shop.Cart = answer({ cart: hostedCart(2) })
    await cart.restoreCart()
    late.reject(new TypeError('Failed to fetch'))
    await first
    expect(cart.cartView()).toMatchObject({ isCopy: false, itemCount: 2 })
  })
})
