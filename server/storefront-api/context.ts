import type { Deps } from '../deps.ts'
import { type Cart, type CartDiscount, findCartDiscount } from '../cart/index.ts'
import { type Loaders, makeLoaders } from './catalogue/loaders.ts'
import type { Pace, OperationContext } from './limits/slice-fields.ts'
import type { Texts } from '../texts/index.ts'

/** Context of a request, available to every resolver. */
export type StorefrontContext = Required<OperationContext> & {
  deps: Deps
  loaders: Loaders
  /** Pages, posts and policies. */
  texts: Texts
  /** Null without the visitor's cookie: other people's storefronts don't send it. */
  visitorHash: string | null
  /** Returns the discount codes that a link saved for a future cart, and deletes them. */
  takeSavedCodes: () => string[]
  /** Carts whose contact details this request set: its response may include them. */
  contactGivenFor: Set<string>
  /** Returns the cart's discount. It's computed once, however many fields need it. */
  discountOf: (cart: Cart) => Promise<CartDiscount>
}

/** The part of the context that depends on the caller. */
export type Caller = Pick<StorefrontContext, 'visitorHash' | 'takeSavedCodes'>

export function makeContext(deps: Deps, texts: Texts, caller: Caller): StorefrontContext {
  const discounts = new WeakMap<Cart, Promise<CartDiscount>>()
  const discountOf = (cart: Cart) => {
    const known = discounts.get(cart) ?? findCartDiscount(deps.db, cart, deps.now())
    discounts.set(cart, known)
    return known
  }
  const pace: Pace = {}
  const loaders = makeLoaders(deps.db, pace)
  return { deps, texts, pace, loaders, ...caller, contactGivenFor: new Set(), discountOf }
}

/** The resolvers of one type. The schema checks `args`, so each resolver declares only the arguments it uses. */
export type Resolvers<Source> = Record<
  string,
  (source: Source, args: never, context: StorefrontContext) => unknown
>
