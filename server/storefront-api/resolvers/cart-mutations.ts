import { GraphQLError } from 'graphql'
import { MAX_CART_LINES, type CartAttribute } from '../../../domain/cart/limits.ts'
import { parseGid, parseNumericGid } from '../../../domain/ids.ts'
import {
  addToOpenCart,
  type BuyerIdentity,
  type CartChange,
  type CartDetails,
  type CartError,
  createCart,
  isAllowedToTryCodes,
  removeLines,
  updateDetails,
  updateLines,
} from '../../cart/index.ts'
import { toCartWarning, toUserError } from '../cart-errors.ts'
import { parseCartToken } from '../cart-token.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import { refusedCartMutations } from './cart-mutations-refused.ts'

type LineInput = {
  merchandiseId: string
  quantity?: number | null
  attributes?: CartAttribute[] | null
  sellingPlanId?: string | null
  parent?: object | null
}
type LineUpdateInput = Partial<Pick<LineInput, 'merchandiseId'>> &
  Omit<LineInput, 'merchandiseId'> & { id: string }
type CartInput = {
  lines?: LineInput[] | null
  note?: string | null
  attributes?: CartAttribute[] | null
  discountCodes?: string[] | null
  giftCardCodes?: string[] | null
  buyerIdentity?: BuyerIdentity | null
}

function lineId(gid: string): string | null {
  const parsed = parseGid(gid)
  return parsed?.type === 'CartLine' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(parsed.key)
    ? parsed.key
    : null
}

const variantId = (gid: string) => parseNumericGid(gid, 'ProductVariant') ?? 0

function bounded<T>(list: readonly T[]): readonly T[] {
  if (list.length <= MAX_CART_LINES) return list
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_CART_LINES}.`,
    { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
  )
}

function payload(change: CartChange, args: unknown, prefix: readonly string[] = []) {
  if (!change.ok)
    return {
      cart: change.cart,
      userErrors: change.errors.map((e) => toUserError(e, args, prefix)),
      warnings: [],
    }
  return {
    cart: change.cart,
    userErrors: [],
    warnings: change.warnings.map((warning) => toCartWarning(warning, change.cart)),
  }
}

/** Returns an error for each line with a selling plan or a parent line, because the shop has neither. */
function unsold(lines: readonly Pick<LineInput, 'sellingPlanId' | 'parent'>[]): CartError[] {
  return lines.flatMap(({ sellingPlanId, parent }, index): CartError[] => [
    ...(sellingPlanId
      ? [{ reason: 'no-selling-plans' as const, path: ['lines', String(index), 'sellingPlanId'] }]
      : []),
    ...(parent ? [{ reason: 'no-parent-lines' as const, path: ['lines', String(index), 'parent'] }] : []),
  ])
}

const additions = (lines: readonly LineInput[]) =>
  lines.map(({ merchandiseId, quantity, attributes }) => ({
    variantId: variantId(merchandiseId),
    quantity: quantity ?? 1,
    attributes: attributes ?? [],
  }))

const updates = (lines: readonly LineUpdateInput[]) =>
  lines.map(({ id, merchandiseId, quantity, attributes }) => ({
    id: lineId(id) ?? '',
    ...(merchandiseId ? { variantId: variantId(merchandiseId) } : {}),
    ...(typeof quantity === 'number' ? { quantity } : {}),
    ...(attributes ? { attributes } : {}),
  }))

function details(input: Omit<CartInput, 'lines'>): CartDetails {
  const { note, attributes, discountCodes, buyerIdentity } = input
  return {
    ...(typeof note === 'string' ? { note } : {}),
    ...(attributes ? { attributes } : {}),
    ...(discountCodes ? { discountCodes } : {}),
    ...(buyerIdentity ? { buyer: buyerIdentity } : {}),
  }
}

async function changeDetails(
  args: { cartId: string },
  input: Omit<CartInput, 'lines'>,
  context: StorefrontContext,
) {
  const { deps, visitorHash } = context
  const cartId = parseCartToken(args.cartId)
  if (!(await isAllowedToTryCodes(deps, input.discountCodes ?? [], cartId)))
    return refused([{ reason: 'too-many-codes', path: ['discountCodes'] }], args)
  const change = await updateDetails(deps, {
    cartId,
    details: details(input),
    visitorHash,
  })
  if (change.ok && input.buyerIdentity) context.contactGivenFor.add(change.cart.id)
  return payload(change, args)
}

function refused(errors: readonly CartError[], args: unknown, prefix: readonly string[] = []) {
  return { cart: null, userErrors: errors.map((error) => toUserError(error, args, prefix)), warnings: [] }
}

const lineMutations = {
  cartLinesAdd: async (_, args: { cartId: string; lines: LineInput[] }, { deps, visitorHash }) => {
    const errors = unsold(bounded(args.lines))
    if (errors.length > 0) return refused(errors, args)
    const lines = additions(args.lines)
    return payload(
      await addToOpenCart(deps, { cartId: parseCartToken(args.cartId), lines, visitorHash }),
      args,
    )
  },
  cartLinesUpdate: async (_, args: { cartId: string; lines: LineUpdateInput[] }, { deps }) => {
    const errors = unsold(bounded(args.lines))
    if (errors.length > 0) return refused(errors, args)
    return payload(
      await updateLines(deps, { cartId: parseCartToken(args.cartId), lines: updates(args.lines) }),
      args,
    )
  },
  cartLinesRemove: async (_, args: { cartId: string; lineIds: string[] }, { deps }) => {
    const lineIds = bounded(args.lineIds).map(lineId)
    return payload(await removeLines(deps, { cartId: parseCartToken(args.cartId), lineIds }), args)
  },
} satisfies Resolvers<unknown>

const detailMutations = {
  cartCreate: async (_, args: { input?: CartInput | null }, context) => {
    const input = args.input ?? {}
    const lines = bounded(input.lines ?? [])
    const errors = unsold(lines)
    if (errors.length > 0) return refused(errors, args, ['input'])
    const { deps, visitorHash } = context
    const kept = input.discountCodes ? [] : context.takeSavedCodes()
    const change = await createCart(deps, {
      lines: additions(lines),
      details: details(input),
      keptCodes: kept,
      visitorHash,
    })
    if (change.ok && input.buyerIdentity) context.contactGivenFor.add(change.cart.id)
    return payload(change, args, ['input'])
  },
  cartNoteUpdate: (_, args: { cartId: string; note: string }, context) =>
    changeDetails(args, { note: args.note }, context),
  cartAttributesUpdate: (_, args: { cartId: string; attributes: CartAttribute[] }, context) =>
    changeDetails(args, { attributes: args.attributes }, context),
  cartDiscountCodesUpdate: (_, args: { cartId: string; discountCodes: string[] }, context) =>
    changeDetails(args, { discountCodes: args.discountCodes }, context),
  cartBuyerIdentityUpdate: (_, args: { cartId: string; buyerIdentity: BuyerIdentity }, context) =>
    changeDetails(args, { buyerIdentity: args.buyerIdentity }, context),
} satisfies Resolvers<unknown>

export const cartMutations = { ...lineMutations, ...detailMutations, ...refusedCartMutations }
