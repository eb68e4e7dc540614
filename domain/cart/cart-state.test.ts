import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartChanges } from './cart-changes.ts'
import { type CartIntent, type CartItem, computeCartItemTotals, reduceCart } from './cart-item.ts'
import {
  applyIntent,
  confirmRequest,
  EMPTY_CART,
  failRequest,
  startNextRequest,
  replaceCart,
  listVisibleItems,
} from './cart-state.ts'
import { MAX_LINE_QUANTITY } from './limits.ts'
import { cartMergeKey } from './merge-carts.ts'

const PRICES: Record<string, number> = { flag: 14_99, leaf: 4_99, boat: 33 }

const item = (merchandiseId: string, quantity = 1): Omit<CartItem, 'id'> => ({
  merchandiseId,
  productId: `product of ${merchandiseId}`,
  title: merchandiseId,
  priceCents: PRICES[merchandiseId] ?? 0,
  currencyCode: 'CAD',
  imageSrc: null,
  quantity,
  attributes: [],
})
const key = (merchandiseId: string) => cartMergeKey(item(merchandiseId))
const add = (merchandiseId: string, quantity = 1): CartIntent => ({
  kind: 'add',
  item: item(merchandiseId, quantity),
})
const set = (merchandiseId: string, quantity: number): CartIntent => ({
  kind: 'set-quantity',
  key: key(merchandiseId),
  quantity,
})
const remove = (merchandiseId: string): CartIntent => ({ kind: 'remove', key: key(merchandiseId) })

const quantities = (items: readonly CartItem[]) =>
  Object.fromEntries(items.map((line) => [line.merchandiseId, line.quantity]))

/** Simulates the server's cart calls: first removals, then new quantities by line id, then additions, which merge with existing lines. */
function serve(cart: readonly CartItem[], changes: CartChanges): CartItem[] {
  const kept = cart.filter((line) => !changes.removes.some(({ id }) => id === line.id))
  const lines = kept.map((line) => ({
    ...line,
    ...changes.updates.find(({ id }) => id === line.id),
  }))
  for (const { merchandiseId, quantity } of changes.adds) {
    const there = lines.find((line) => line.merchandiseId === merchandiseId)
    if (there) there.quantity += quantity
    else lines.push({ ...item(merchandiseId, quantity), id: `line of ${merchandiseId}` })
  }
  return lines
}

const serverCart = (...entries: [string, number][]): CartItem[] =>
  entries.map(([merchandiseId, quantity]) => ({
    ...item(merchandiseId, quantity),
    id: `line of ${merchandiseId}`,
  }))

function send(state: typeof EMPTY_CART, refresh = false) {
  const sent = startNextRequest(state, refresh)
  if (!sent) throw new Error('nothing to send')
  return sent
}

describe('the cart in the browser', () => {
  it('shows an added item, its count and its price before the server responds', () => {
    const items = listVisibleItems(applyIntent(applyIntent(EMPTY_CART, add('flag')), add('leaf', 2)))
    expect(quantities(items)).toEqual({ flag: 1, leaf: 2 })
    expect(computeCartItemTotals(items)).toEqual({ itemCount: 3, subtotalCents: 24_97 })
  })

  it('sends ten clicks on plus as one absolute quantity', () => {
    let state = replaceCart(EMPTY_CART, serverCart(['flag', 1]))
    for (let quantity = 2; quantity <= 11; quantity++) state = applyIntent(state, set('flag', quantity))
    expect(send(state).request.changes).toEqual({
      removes: [],
      updates: [{ id: 'line of flag', quantity: 11 }],
      adds: [],
    })
  })

  it('sends an increase as an addition, so that what another tab added stays', () => {
    const state = applyIntent(replaceCart(EMPTY_CART, serverCart(['flag', 2])), add('flag', 3))
    const { changes } = send(state).request
    expect(changes).toEqual({
      removes: [],
      updates: [],
      adds: [{ merchandiseId: 'flag', quantity: 3, attributes: [] }],
    })
    expect(quantities(serve(serverCart(['flag', 7]), changes))).toEqual({ flag: 10 })
  })

  it('sends a line removed and added again as its new quantity', () => {
    const removed = applyIntent(replaceCart(EMPTY_CART, serverCart(['flag', 2])), remove('flag'))
    const { changes } = send(applyIntent(removed, add('flag'))).request
    expect(changes).toEqual({ removes: [], updates: [{ id: 'line of flag', quantity: 1 }], adds: [] })
  })

  it('keeps one request in flight, with later clicks waiting', () => {
    const first = send(applyIntent(EMPTY_CART, add('flag')))
    const clicked = applyIntent(first.state, set('flag', 4))
    expect(startNextRequest(clicked)).toBeNull()
    const answered = confirmRequest(clicked, serverCart(['flag', 1]), first.request.sequence)
    expect(quantities(listVisibleItems(answered))).toEqual({ flag: 4 })
    expect(send(answered).request.changes.updates).toEqual([{ id: 'line of flag', quantity: 4 }])
  })

  it('never brings back a removed line when a late response arrives', () => {
    const first = send(applyIntent(EMPTY_CART, add('flag')))
    const removed = applyIntent(confirmRequest(first.state, serverCart(['flag', 1]), 1), remove('flag'))
    const second = send(removed)
    const empty = confirmRequest(second.state, [], second.request.sequence)
    expect(listVisibleItems(confirmRequest(empty, serverCart(['flag', 1]), 1))).toEqual([])
    expect(listVisibleItems(confirmRequest(second.state, serverCart(['flag', 1]), 1))).toEqual([])
  })

  it('undoes what failed and keeps later changes', () => {
    const first = send(applyIntent(replaceCart(EMPTY_CART, serverCart(['leaf', 1])), set('leaf', 5)))
    const later = applyIntent(first.state, add('boat'))
    expect(quantities(listVisibleItems(failRequest(later, 1)))).toEqual({ leaf: 1, boat: 1 })
  })

  it('sends nothing for an item that was added and removed again', () => {
    const state = applyIntent(applyIntent(EMPTY_CART, add('flag')), remove('flag'))
    expect(send(state).request.changes).toEqual({ removes: [], updates: [], adds: [] })
  })

  it('requests the server’s cart on demand, and drops responses meant for a replaced cart', () => {
    const fetched = send(EMPTY_CART, true)
    const replaced = replaceCart(fetched.state, serverCart(['boat', 1]))
    expect(confirmRequest(replaced, serverCart(['flag', 9]), fetched.request.sequence)).toEqual(replaced)
    expect(startNextRequest(EMPTY_CART)).toBeNull()
  })

  it('keeps quantities between 1 and 9999', () => {
    const cart = serverCart(['flag', 3])
    expect(quantities(reduceCart(cart, set('flag', 0)))).toEqual({ flag: 1 })
    expect(quantities(reduceCart(cart, set('flag', Number.NaN)))).toEqual({ flag: 1 })
    expect(quantities(reduceCart(cart, add('flag', 1e9)))).toEqual({ flag: MAX_LINE_QUANTITY })
    expect(reduceCart(cart, set('leaf', 2))).toEqual(cart)
  })
})

const anyMerchandise = fc.constantFrom('flag', 'leaf', 'boat')
const anyIntent = fc.oneof(
  fc.tuple(anyMerchandise, fc.integer({ min: 1, max: 5 })).map(([id, quantity]) => add(id, quantity)),
  fc.tuple(anyMerchandise, fc.integer({ min: 1, max: 20 })).map(([id, quantity]) => set(id, quantity)),
  anyMerchandise.map(remove),
)
type Step =
  | { do: 'intend'; intent: CartIntent }
  | { do: 'send' | 'answer' | 'fail' | 'lose the answer' }
  | { do: 'replay an old answer'; age: number }
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: anyIntent.map((intent) => ({ do: 'intend' as const, intent })) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom('send' as const, 'answer' as const, 'fail' as const, 'lose the answer' as const)
      .map((name) => ({ do: name })),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 9 }).map((age) => ({ do: 'replay an old answer' as const, age })),
  },
)

/** Simulates a shop on a slow connection. The test compares the shop's cart with the cart that the state machine shows. */
function simulate(steps: readonly Step[]) {
  let state = EMPTY_CART
  let onServer: CartItem[] = []
  let lastConfirmed: CartItem[] = []
  let unanswered: CartIntent[] = []
  let inRequest = 0
  let underway: { sequence: number; changes: CartChanges } | null = null
  const answers: { sequence: number; cart: CartItem[] }[] = []

  const perform = (step: Step) => {
    if (step.do === 'intend') {
      state = applyIntent(state, step.intent)
      unanswered.push(step.intent)
    } else if (step.do === 'send') {
      const next = startNextRequest(state, true)
      if (!next) return
      state = next.state
      underway = next.request
      inRequest = unanswered.length
    } else if (step.do === 'replay an old answer') {
      const old = answers.at(-1 - step.age)
      if (old) state = confirmRequest(failRequest(state, old.sequence), old.cart, old.sequence)
    } else if (underway) {
      const { sequence, changes } = underway
      if (step.do !== 'fail') onServer = serve(onServer, changes)
      if (step.do === 'answer') lastConfirmed = onServer
      if (step.do !== 'fail') answers.push({ sequence, cart: onServer })
      state = step.do === 'answer' ? confirmRequest(state, onServer, sequence) : failRequest(state, sequence)
      unanswered = unanswered.slice(inRequest)
      underway = null
    }
  }
  return { perform, look: () => ({ state, onServer, lastConfirmed, unanswered }), steps }
}

describe('after any interleaving of intents and responses', () => {
  it('the visible cart is the last confirmed one plus the unconfirmed intents in order, to the cent', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const shop = simulate(steps)
        for (const step of steps) {
          shop.perform(step)
          const { state, lastConfirmed, unanswered } = shop.look()
          const expected = unanswered.reduce<CartItem[]>(reduceCart, [...lastConfirmed])
          const visible = listVisibleItems(state)
          expect(visible).toEqual(expected)
          const cents = visible.reduce(
            (sum, line) => sum + (PRICES[line.merchandiseId] ?? 0) * line.quantity,
            0,
          )
          expect(computeCartItemTotals(visible).subtotalCents).toBe(cents)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('once everything is confirmed, the visible cart is the server’s and what the shopper last saw', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const shop = simulate(steps)
        for (const step of steps) shop.perform(step)
        // Lets everything finish: delivers the pending response, fetches the server's cart if a response was lost, and sends the remaining
        // changes.
        shop.perform({ do: 'answer' })
        const unsure = quantities(listVisibleItems(shop.look().state))
        const nothingLost = JSON.stringify(shop.look().lastConfirmed) === JSON.stringify(shop.look().onServer)
        for (const name of ['send', 'answer', 'send', 'answer'] as const) shop.perform({ do: name })
        const { state, onServer } = shop.look()
        expect(quantities(listVisibleItems(state))).toEqual(quantities(onServer))
        if (nothingLost) expect(quantities(listVisibleItems(state))).toEqual(unsure)
      }),
      { numRuns: 500 },
    )
  })
})
