import { findCart, UNKNOWN_CART } from '../../cart/index.ts'
import { toUserError } from '../cart-errors.ts'
import { parseCartToken } from '../cart-token.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'

type Refusal = { code: string; field: string; message: string }

/** Returns the cart unchanged, with an error that says why. An empty list asks for no change, so it isn't an error. */
async function unchanged(
  args: { cartId: string },
  context: StorefrontContext,
  { asked, refusal }: { asked: readonly unknown[]; refusal: Refusal },
) {
  const cart = await findCart(context.deps.db, parseCartToken(args.cartId))
  if (cart?.status !== 'open')
    return { cart: null, userErrors: [toUserError(UNKNOWN_CART, args)], warnings: [] }
  const { code, field, message } = refusal
  const userErrors = asked.map((_, index) => ({ code, field: [field, String(index)], message }))
  return { cart, userErrors, warnings: [] }
}

const GIFT_CARDS = { code: 'INVALID', message: 'This shop doesn’t accept gift cards.' }
const ADDRESSES = { code: 'INVALID', message: 'The delivery address is entered at checkout.' }
const ADDRESS_IDS = { code: 'INVALID_DELIVERY_ADDRESS_ID', message: 'There is no such delivery address.' }
const OPTIONS = { code: 'INVALID_DELIVERY_GROUP', message: 'The delivery method is chosen at checkout.' }

type CartArgs = { cartId: string }

/** Mutations that this shop doesn't support, because its own checkout replaces them or because it lacks the feature. */
export const refusedCartMutations = {
  cartGiftCardCodesUpdate: (_, args: CartArgs & { giftCardCodes: string[] }, context) =>
    unchanged(args, context, {
      asked: args.giftCardCodes,
      refusal: { ...GIFT_CARDS, field: 'giftCardCodes' },
    }),
  cartGiftCardCodesAdd: (_, args: CartArgs & { giftCardCodes: string[] }, context) =>
    unchanged(args, context, {
      asked: args.giftCardCodes,
      refusal: { ...GIFT_CARDS, field: 'giftCardCodes' },
    }),
  cartGiftCardCodesRemove: (_, args: CartArgs & { appliedGiftCardIds: string[] }, context) =>
    unchanged(args, context, {
      asked: args.appliedGiftCardIds,
      refusal: { ...GIFT_CARDS, field: 'appliedGiftCardIds' },
    }),
  cartDeliveryAddressesAdd: (_, args: CartArgs & { addresses: object[] }, context) =>
    unchanged(args, context, { asked: args.addresses, refusal: { ...ADDRESSES, field: 'addresses' } }),
  cartDeliveryAddressesReplace: (_, args: CartArgs & { addresses: object[] }, context) =>
    unchanged(args, context, { asked: args.addresses, refusal: { ...ADDRESSES, field: 'addresses' } }),
  cartDeliveryAddressesUpdate: (_, args: CartArgs & { addresses: object[] }, context) =>
    unchanged(args, context, { asked: args.addresses, refusal: { ...ADDRESS_IDS, field: 'addresses' } }),
  cartDeliveryAddressesRemove: (_, args: CartArgs & { addressIds: string[] }, context) =>
    unchanged(args, context, { asked: args.addressIds, refusal: { ...ADDRESS_IDS, field: 'addressIds' } }),
  cartSelectedDeliveryOptionsUpdate: (_, args: CartArgs & { selectedDeliveryOptions: object[] }, context) =>
    unchanged(args, context, {
      asked: args.selectedDeliveryOptions,
      refusal: { ...OPTIONS, field: 'selectedDeliveryOptions' },
    }),
  cartMetafieldsSet: (_, args: { metafields: object[] }) => ({
    userErrors: args.metafields.map((_metafield, index) => ({
      code: 'APP_NOT_AUTHORIZED',
      elementIndex: index,
      field: ['metafields', String(index)],
      message: 'This shop doesn’t support metafields.',
    })),
  }),
  cartMetafieldDelete: () => ({
    userErrors: [
      {
        code: 'METAFIELD_DOES_NOT_EXIST',
        field: ['input', 'key'],
        message: 'This shop doesn’t support metafields.',
      },
    ],
  }),
} satisfies Resolvers<unknown>
