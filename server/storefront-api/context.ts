import type { Deps } from '../deps.ts'
import { type Cart, type CartDiscount, findCartDiscount } from '../cart/index.ts'
import { type Loaders, makeLoaders } from './catalogue/loaders.ts'
import type { Texts } from '../texts/index.ts'

/** What every resolver knows of the request it answers. */
export type StorefrontContext = {
  deps: Deps
  loaders: Loaders
  /** Pages, posts and policies, as read when the shop opened. */
  texts: Texts
  /** Null for a caller without the visitor's cookie, as other people's storefronts are. */
  visitorHash: string | null
  /** Gives the codes that a link has brought for a cart to come, once. */
  takeKeptCodes: () => string[]
  /** Carts whose contact details this very request gave: its answer may repeat them. */
  contactGivenFor: Set<string>
  /** What the cart's codes take off, worked out once however many fields ask. */
  discountOf: (cart: Cart) => Promise<CartDiscount>
}

/** What one request brings along. */
export type Caller = Pick<StorefrontContext, 'visitorHash' | 'takeKeptCodes'>

export function makeContext(deps: Deps, texts: Texts, caller: Caller): StorefrontContext {
  const discounts = new WeakMap<Cart, Promise<CartDiscount>>()
  const discountOf = (cart: Cart) => {
    const known = discounts.get(cart) ?? findCartDiscount(deps.db, cart, deps.now())
    discounts.set(cart, known)
    return known
  }
  return { deps, texts, loaders: makeLoaders(deps.db), ...caller, contactGivenFor: new Set(), discountOf }
}

/** The resolvers of one type: `args` are already what the schema says, so each names the part it uses. */
export type Resolvers<Source> = Record<
  string,
  (source: Source, args: never, context: StorefrontContext) => unknown
>
