import type { Deps } from '../deps.ts'
import { type Cart, type CartDiscount, findCartDiscount } from '../cart/index.ts'
import { type StorefrontLoaders, createStorefrontLoaders } from './catalogue/loaders.ts'
import type { OperationTimeSlices, OperationContext } from './limits/slice-fields.ts'
import type { Texts } from '../texts/index.ts'

/** The context of a request, which every resolver gets. */
export type StorefrontContext = Required<OperationContext> & {
  deps: Deps
  loaders: StorefrontLoaders
  texts: Texts
  /** The visitor whose cookie the request has. Null for requests from other sites' storefronts, which don't send the cookie. */
  visitorHash: string | null
  /** Returns the discount codes that a link has saved for a new cart, and deletes them. */
  takeSavedCodes: () => string[]
  /** Ids of the carts whose contact details were set by this request. Only for these carts may the response contain the details. */
  contactGivenFor: Set<string>
  /** Returns the discount of a cart. It is computed once, however many fields need it. */
  discountOf: (cart: Cart) => Promise<CartDiscount>
}

/** The part of the context that depends on the caller. */
export type StorefrontCaller = Pick<StorefrontContext, 'visitorHash' | 'takeSavedCodes'>

export function makeStorefrontContext(deps: Deps, texts: Texts, caller: StorefrontCaller): StorefrontContext {
  const discounts = new WeakMap<Cart, Promise<CartDiscount>>()
  const discountOf = (cart: Cart) => {
    const known = discounts.get(cart) ?? findCartDiscount(deps.db, cart, deps.now())
    discounts.set(cart, known)
    return known
  }
  const pace: OperationTimeSlices = {}
  const loaders = createStorefrontLoaders(deps.db, pace)
  return { deps, texts, pace, loaders, ...caller, contactGivenFor: new Set(), discountOf }
}

/**
 * The resolvers of one type. Each declares only the arguments that it uses. GraphQL has already checked the arguments against the schema.
 */
export type Resolvers<Source> = Record<
  string,
  (source: Source, args: never, context: StorefrontContext) => unknown
>
