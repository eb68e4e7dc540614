import { formatGid } from '../../../domain/ids.ts'
import { computeCartTotals, computeLineTotal } from '../../../domain/cart/totals.ts'
import type { Cart, CartLine } from '../../cart/index.ts'
import { findVariant } from '../catalogue/storefront-variant.ts'
import { makeEmptyConnection, listConnection } from '../connection.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import { toMoney, toMoneyOrNull } from '../money.ts'
import type { ConnectionArgs } from '../page-window.ts'
import { emptyMetafieldResolvers } from './metafields.ts'

type LineSource = { __typename: 'CartLine'; cart: Cart; line: CartLine; index: number }

const cartGid = (cart: Cart) => formatGid('Cart', cart.id)

const attribute = (attributes: readonly { key: string }[], key: string) =>
  attributes.find((candidate) => candidate.key === key) ?? null

/** Returns the cost of a cart. Shipping and taxes aren't included, because only the checkout computes them. */
async function cost(cart: Cart, context: StorefrontContext) {
  const { subtotalCents } = computeCartTotals(cart.lines)
  const { discountCents } = await context.discountOf(cart)
  const total = toMoney(subtotalCents - discountCents)
  return {
    subtotalAmount: toMoney(subtotalCents),
    totalAmount: total,
    checkoutChargeAmount: total,
    totalTaxAmount: null,
    totalDutyAmount: null,
    subtotalAmountEstimated: false,
    totalAmountEstimated: true,
    totalTaxAmountEstimated: true,
    totalDutyAmountEstimated: true,
  }
}

// Whether the response may contain the contact details of a cart. They may be read by the request that sets them, and by the visitor who
// has set them. The cart's id alone isn't enough.
function showsContact(cart: Cart, { visitorHash, contactGivenFor }: StorefrontContext): boolean {
  return contactGivenFor.has(cart.id) || (visitorHash !== null && cart.buyerVisitorHash === visitorHash)
}

export const cartResolvers = {
  id: cartGid,
  checkoutUrl: (source, _args, { deps }) => `${deps.env.PUBLIC_URL}/checkout/${source.checkoutToken}`,
  totalQuantity: (source) => computeCartTotals(source.lines).itemCount,
  lines: (source, args: ConnectionArgs) => {
    const lines = source.lines.map((line, index): LineSource => ({
      __typename: 'CartLine',
      cart: source,
      line,
      index,
    }))
    return listConnection(lines, args, ({ line }) => line.id)
  },
  cost: (source, _args, context) => cost(source, context),
  estimatedCost: (source, _args, context) => cost(source, context),
  attribute: (source, args: { key: string }) => attribute(source.attributes, args.key),
  note: (source) => source.note,
  discountCodes: async (source, _args, context) => (await context.discountOf(source)).codes,
  // A cart's own list of discounts is always empty, because discounts apply to lines, and each line lists its share.
  discountAllocations: () => [],
  appliedGiftCards: () => [],
  deliveryGroups: () => makeEmptyConnection(),
  buyerIdentity: (source, _args, context) => {
    const shown = showsContact(source, context)
    return {
      countryCode: source.countryCode,
      email: shown ? source.buyerEmail : null,
      phone: shown ? source.buyerPhone : null,
      customer: null,
    }
  },
  ...emptyMetafieldResolvers,
} satisfies Resolvers<Cart>

async function discountShare({ cart: source, index }: LineSource, context: StorefrontContext) {
  const { shares, appliedCode } = await context.discountOf(source)
  return { cents: shares[index] ?? 0, code: appliedCode }
}

async function lineCost(source: LineSource, context: StorefrontContext) {
  const { unitPriceCents, compareAtCents } = source.line
  const subtotal = computeLineTotal(source.line)
  const share = await discountShare(source, context)
  return {
    amountPerQuantity: toMoney(unitPriceCents),
    compareAtAmountPerQuantity: toMoneyOrNull(compareAtCents),
    amount: toMoney(unitPriceCents),
    compareAtAmount: toMoneyOrNull(compareAtCents),
    subtotalAmount: toMoney(subtotal),
    totalAmount: toMoney(subtotal - share.cents),
  }
}

export const cartLineResolvers = {
  id: ({ cart: source, line }) => formatGid('CartLine', line.id, `cart=${source.id}`),
  quantity: ({ line }) => line.quantity,
  attributes: ({ line }) => line.attributes,
  attribute: ({ line }, args: { key: string }) => attribute(line.attributes, args.key),
  merchandise: ({ line }, _args, context) => findVariant(line.variantId, context),
  cost: (source, _args, context) => lineCost(source, context),
  estimatedCost: (source, _args, context) => lineCost(source, context),
  discountAllocations: async (source, _args, context) => {
    const { cents, code } = await discountShare(source, context)
    if (cents === 0) return []
    return [{ __typename: 'CartCodeDiscountAllocation', code, discountedAmount: toMoney(cents) }]
  },
  instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
  parentRelationship: () => null,
  sellingPlanAllocation: () => null,
} satisfies Resolvers<LineSource>
