import { parseGid, parseNumericKey } from '../../../domain/ids.ts'
import { findCart } from '../../cart/index.ts'
import { findVariant } from '../catalogue/storefront-variant.ts'
import { parseCartToken } from '../cart-token.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import { findTextByGid } from './content.ts'

/** Finds an open cart. A completed cart doesn't exist for clients, as in Shopify's API. */
async function findOpenCart(gid: string, { deps }: StorefrontContext) {
  const cart = await findCart(deps.db, parseCartToken(gid))
  return cart?.status === 'open' ? cart : null
}

async function findNode(gid: string, context: StorefrontContext): Promise<object | null> {
  const parsed = parseGid(gid)
  const id = parsed ? (parseNumericKey(parsed.key) ?? 0) : 0
  switch (parsed?.type) {
    case 'Product':
      return typed('Product', await context.loaders.product.load(id))
    case 'ProductVariant': {
      const variant = await findVariant(id, context)
      return variant?.product.status === 'active' && variant.product.published ? variant : null
    }
    case 'Collection':
      return typed('Collection', await context.loaders.collection.load(id))
    case 'Cart':
      return typed('Cart', await findOpenCart(gid, context))
    default:
      return findTextByGid(gid, context)
  }
}

function typed(__typename: string, source: object | null): object | null {
  return source && { __typename, ...source }
}

export const nodeQueries = {
  node: (_, args: { id: string }, context) => findNode(args.id, context),
  nodes: (_, args: { ids: readonly string[] }, context) =>
    Promise.all(args.ids.slice(0, 250).map((id) => findNode(id, context))),
  cart: (_, args: { id: string }, context) => findOpenCart(args.id, context),
} satisfies Resolvers<unknown>
