import { describe, expect, it } from 'vitest'
import type { CartIntent, CartItem } from './cart-item.ts'
import { applyIntent, EMPTY_CART, findShortage, startNextRequest, replaceCart } from './cart-state.ts'
import { cartMergeKey } from './merge-carts.ts'

type Choice = { of?: string; quantity: number; name?: string }

const line = ({ of = 'badge', quantity, name }: Choice): CartItem => ({
  id: `line of ${of} ${name ?? ''}`,
  merchandiseId: of,
  productId: of,
  title: of,
  priceCents: 4_99,
  currencyCode: 'CAD',
  imageSrc: null,
  quantity,
  attributes: name === undefined ? [] : [{ key: 'Name', value: name }],
})
const add = (choice: Choice): CartIntent => ({ kind: 'add', item: line(choice) })
const set = (choice: Choice): CartIntent => ({
  kind: 'set-quantity',
  key: cartMergeKey(line(choice)),
  quantity: choice.quantity,
})
const remove = (choice: Choice): CartIntent => ({ kind: 'remove', key: cartMergeKey(line(choice)) })

/**
 * Returns the shortage that `findShortage` reports for the server's response. `before` is the cart before the request, `sent` are the
 * intents in the request, `waiting` are intents added after it, and `answer` is the cart in the response.
 */
function toldShortages(story: {
  before?: Choice[]
  sent: CartIntent[]
  waiting?: CartIntent[]
  answer: Choice[]
}) {
  const cart = replaceCart(EMPTY_CART, (story.before ?? []).map(line))
  const underway = startNextRequest(story.sent.reduce(applyIntent, cart))?.state ?? cart
  const state = (story.waiting ?? []).reduce(applyIntent, underway)
  return findShortage(state, story.answer.map(line))
}

const one = { quantity: 1 }
const four = { quantity: 4 }
const five = { quantity: 5 }
const ten = { quantity: 10 }

describe('a shortage', () => {
  it.each<[string, Parameters<typeof toldShortages>[0], number | null]>([
    ['an addition that is cut', { sent: [add(ten)], answer: [four] }, 4],
    ['an addition to all there are', { before: [four], sent: [add(one)], answer: [four] }, 4],
    ['a quantity that is cut', { before: [four], sent: [set({ quantity: 77 })], answer: [four] }, 4],
    ['a line that did not come to be', { sent: [add(one)], answer: [] }, 0],
    [
      'a second choice',
      { sent: [add({ of: 'flag', quantity: 2 }), add(ten)], answer: [{ of: 'flag', quantity: 2 }, four] },
      4,
    ],
    [
      'what two lines share',
      {
        before: [{ ...four, name: 'A' }],
        sent: [add({ ...one, name: 'B' })],
        answer: [{ ...four, name: 'A' }],
      },
      4,
    ],
  ])('is reported for %s', (_name, story, held) => expect(toldShortages(story)).toBe(held))

  it.each<[string, Parameters<typeof toldShortages>[0]]>([
    ['all came', { before: [one], sent: [add(four)], answer: [five] }],
    ['another tab has added more', { before: [one], sent: [set(four)], answer: [five] }],
    [
      'something else has become less',
      {
        before: [one, { of: 'flag', quantity: 3 }],
        sent: [set(four)],
        answer: [four, { of: 'flag', quantity: 1 }],
      },
    ],
    ['it was removed', { before: [four], sent: [remove(four)], answer: [] }],
    [
      'it was removed meanwhile',
      { before: [four], sent: [set(five)], waiting: [remove(four)], answer: [four] },
    ],
    ['less is wanted meanwhile', { before: [four], sent: [set(five)], waiting: [set(four)], answer: [four] }],
    [
      'the shop writes its words in another way',
      { sent: [add({ ...one, name: ' Maple ' })], answer: [{ ...one, name: 'Maple' }] },
    ],
  ])('isn’t reported if %s', (_name, story) => expect(toldShortages(story)).toBeNull())
})
