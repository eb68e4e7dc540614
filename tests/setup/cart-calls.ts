import { z } from 'zod'
import type { StorefrontShop } from './storefront-shop.ts'

/** The fields of a cart that the client in the specification requests. */
export const CART_FIELDS = `id checkoutUrl totalQuantity note
  lines(first: 10) { edges { node { id quantity attributes { key value }
    merchandise { ... on ProductVariant { id title image { url altText } price { amount currencyCode } product { id title handle } } } } } }
  estimatedCost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }`
const CHANGE = `cart { ${CART_FIELDS} } userErrors { code field message } warnings { code message target }`

const money = z.object({ amount: z.string(), currencyCode: z.string() })
const lineSchema = z.object({
  id: z.string(),
  quantity: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  merchandise: z.object({
    id: z.string(),
    title: z.string(),
    price: money,
    image: z.object({ url: z.string() }),
  }),
})
export const cartSchema = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  totalQuantity: z.number(),
  note: z.string(),
  lines: z.object({ edges: z.array(z.object({ node: lineSchema })) }),
  estimatedCost: z.object({ subtotalAmount: money, totalAmount: money }),
})
const changeSchema = z.object({
  cart: cartSchema.nullable(),
  userErrors: z.array(z.object({ code: z.string(), field: z.array(z.string()), message: z.string() })),
  warnings: z.array(z.object({ code: z.string(), message: z.string(), target: z.string() })),
})

type Line = { merchandiseId: string; quantity?: number; attributes?: { key: string; value: string }[] }

/** Returns functions that change a cart through the shop's API and return the response. `change` calls any mutation by its name. */
export function createCartCalls(shop: StorefrontShop) {
  async function change(call: string, variables: Record<string, unknown>, types: string) {
    const names = Object.keys(variables)
    const given = names.map((name) => `${name}: $${name}`).join(', ')
    const data = await shop.ask(`mutation (${types}) { result: ${call}(${given}) { ${CHANGE} } }`, variables)
    const { result } = z.object({ result: changeSchema }).parse(data)
    const lines = result.cart?.lines.edges.map(({ node }) => node) ?? []
    return { ...result, lines, cartId: result.cart?.id ?? '' }
  }

  const create = (input: object = {}) => change('cartCreate', { input }, '$input: CartInput')
  const add = (cartId: string, lines: Line[]) =>
    change('cartLinesAdd', { cartId, lines }, '$cartId: ID!, $lines: [CartLineInput!]!')
  const update = (cartId: string, lines: object[]) =>
    change('cartLinesUpdate', { cartId, lines }, '$cartId: ID!, $lines: [CartLineUpdateInput!]!')
  const remove = (cartId: string, lineIds: string[]) =>
    change('cartLinesRemove', { cartId, lineIds }, '$cartId: ID!, $lineIds: [ID!]!')

  async function find(id: string) {
    const data = await shop.ask(`query ($id: ID!) { cart(id: $id) { ${CART_FIELDS} } }`, { id })
    return z.object({ cart: cartSchema.nullable() }).parse(data).cart
  }

  return { change, create, add, update, remove, find }
}
