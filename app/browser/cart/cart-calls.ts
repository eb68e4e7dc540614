import * as z from 'zod/mini'

/**
 * The specification's five cart calls (Storefront API 2024-04). They work with this shop's own server, which may forward them to a hosted
 * store. A response contains at most ten lines of the cart; `getCart` fetches the remaining ones.
 */
const ADDRESS = '/api/2024-04/graphql.json'
/** The shop's server accepts any token for public data. If it forwards calls to a hosted store, it inserts the real token. */
const ACCESS_TOKEN = 'public'

const lineFields = `id quantity attributes { key value } merchandise { ... on ProductVariant {
  id title price { amount currencyCode } image { url altText } product { id title handle featuredImage { url } } } }`
const linesFields = `edges { node { ${lineFields} } } pageInfo { hasNextPage endCursor }`
const cartFields = `id checkoutUrl lines(first: 10) { ${linesFields} }
  estimatedCost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }`
const changed = `{ cart { ${cartFields} } userErrors { code field message } }`

const calls = {
  create: `mutation CartCreate { cartCreate ${changed} }`,
  get: `query Cart($cartId: ID!) { cart(id: $cartId) { ${cartFields} } }`,
  moreLines: `query CartLines($cartId: ID!, $after: String) { cart(id: $cartId) { lines(first: 10, after: $after) { ${linesFields} } } }`,
  add: `mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) ${changed} }`,
  update: `mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $cartId, lines: $lines) ${changed} }`,
  remove: `mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!) { cartLinesRemove(cartId: $cartId, lineIds: $lineIds) ${changed} }`,
}

const moneySchema = z.object({ amount: z.string(), currencyCode: z.string() })
const imageSchema = z.nullish(z.object({ url: z.string() }))
const lineSchema = z.object({
  id: z.string(),
  quantity: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: z.nullable(z.string()) })),
  merchandise: z.object({
    id: z.string(),
    title: z.string(),
    price: moneySchema,
    image: imageSchema,
    product: z.object({ id: z.string(), title: z.string(), handle: z.string(), featuredImage: imageSchema }),
  }),
})
const linesSchema = z.object({
  edges: z.array(z.object({ node: lineSchema })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) }),
})
const cartSchema = z.object({ id: z.string(), checkoutUrl: z.string(), lines: linesSchema })
/** `field` is the path of the refused argument. */
const userErrorSchema = z.object({ field: z.nullish(z.array(z.string())), message: z.string() })
const changedSchema = z.object({
  cart: z.nullable(cartSchema),
  userErrors: z.array(userErrorSchema),
})

export type HostedCartLine = z.infer<typeof lineSchema>
export type HostedCart = { id: string; checkoutUrl: string; lines: HostedCartLine[] }

export async function createCart(): Promise<HostedCart> {
  const { cartCreate } = z.object({ cartCreate: changedSchema }).parse(await call(calls.create, {}))
  return cartOf(cartCreate)
}

/** Returns the cart with all its lines; null if the cart doesn't exist on the server. */
export async function getCart(cartId: string): Promise<HostedCart | null> {
  const { cart } = z.object({ cart: z.nullable(cartSchema) }).parse(await call(calls.get, { cartId }))
  return cart && withAllLines(cart)
}

export async function addLines(
  cartId: string,
  lines: readonly { merchandiseId: string; quantity: number }[],
): Promise<HostedCart> {
  const { cartLinesAdd } = z
    .object({ cartLinesAdd: changedSchema })
    .parse(await call(calls.add, { cartId, lines }))
  return cartOf(cartLinesAdd)
}

export async function updateLines(
  cartId: string,
  lines: readonly { id: string; quantity: number }[],
): Promise<HostedCart> {
  const answer = z
    .object({ cartLinesUpdate: changedSchema })
    .parse(await call(calls.update, { cartId, lines }))
  return cartOf(answer.cartLinesUpdate)
}

export async function removeLines(cartId: string, lineIds: readonly string[]): Promise<HostedCart> {
  const answer = z
    .object({ cartLinesRemove: changedSchema })
    .parse(await call(calls.remove, { cartId, lineIds }))
  return cartOf(answer.cartLinesRemove)
}

/**
 * The names of arguments that contain ids. If the server refuses such an argument, its message names an id and isn't meant for shoppers.
 * Error codes can't identify these messages, because messages for shoppers have the same codes.
 */
const ID_FIELDS = ['cartId', 'lineIds', 'merchandiseId', 'id']

/** Thrown if the server refuses a change. Its message is the server's explanation. */
export class CartRefusal extends Error {
  /** Whether the message is unsuitable for shoppers, because it names a missing object by its id. */
  readonly isTechnical: boolean

  constructor({ field, message }: z.infer<typeof userErrorSchema>) {
    super(message)
    this.isTechnical = field?.some((part) => ID_FIELDS.includes(part)) ?? false
  }
}

function cartOf({ cart, userErrors }: z.infer<typeof changedSchema>): Promise<HostedCart> {
  const [refusal] = userErrors
  if (refusal) throw new CartRefusal(refusal)
  if (!cart) throw new CartRefusal({ field: ['cartId'], message: 'The cart does not exist.' })
  return withAllLines(cart)
}

async function withAllLines({ id, checkoutUrl, lines }: z.infer<typeof cartSchema>): Promise<HostedCart> {
  const all = lines.edges.map((edge) => edge.node)
  let { pageInfo } = lines
  while (pageInfo.hasNextPage && pageInfo.endCursor) {
    const answer = await call(calls.moreLines, { cartId: id, after: pageInfo.endCursor })
    const { cart } = z.object({ cart: z.nullable(z.object({ lines: linesSchema })) }).parse(answer)
    if (!cart) break
    all.push(...cart.lines.edges.map((edge) => edge.node))
    pageInfo = cart.lines.pageInfo
  }
  return { id, checkoutUrl, lines: all }
}

const answerSchema = z.object({
  data: z.nullish(z.unknown()),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
})

/** Sends one GraphQL request. Throws an error with the first message if the response has errors. */
async function call(query: string, variables: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(ADDRESS, {
    method: 'POST',
    credentials: 'include',
    // With keepalive, a change made just before the visitor leaves the page still reaches the server.
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': ACCESS_TOKEN },
    body: JSON.stringify({ query, variables }),
  })
  const answer = answerSchema.parse(await response.json())
  const [error] = answer.errors ?? []
  if (error) throw new Error(error.message)
  if (!response.ok) throw new Error(`The cart call was answered with ${response.status}`)
  return answer.data
}
