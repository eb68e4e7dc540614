// Other parts of the server may import only this file of the folder.
export { addToOpenCart } from './add-to-next-cart.ts'
export { type CartChange, type CartError, type StockWarning, UNKNOWN_CART } from './cart-change.ts'
export type { BuyerIdentity, CartDetails } from './cart-details.ts'
export { type CartDiscount, findCartDiscount } from './cart-discount.ts'
export { type CartMessage, findCartMessage, describeCartRefusal } from './cart-messages.ts'
export type { CartReason } from './cart-reasons.ts'
export type { Cart, CartLine } from './cart.ts'
export { type CheckoutCart, type CheckoutLine, findCartId, findCheckoutCart } from './checkout-cart.ts'
export {
  clearDraftDetails,
  type CheckoutDraft,
  CHECKOUT_DRAFT_FIELDS,
  type CheckoutDraftField,
  findDraft,
  readDraft,
  saveDraft,
  sweepDrafts,
} from './checkout-draft.ts'
export { isAllowedToTryCodes } from './code-attempts.ts'
export { createCart } from './create-cart.ts'
export { readSavedCodes } from './discount-code-cookie.ts'
export { DISCOUNT_MESSAGES, describeDiscountRefusal } from './discount-messages.ts'
export {
  findDiscount,
  findDiscountForCustomer,
  returnDiscountUse,
  recordCustomerDiscountUse,
  countDiscountUse,
} from './discounts.ts'
export { findCart } from './find-cart.ts'
export type { LineAddition } from './line-input.ts'
export { findLineContentFault, loadLineContentData } from './line-content.ts'
export { buildLinePath, findLinePicture } from './line-path.ts'
export { findMerchandise } from './merchandise.ts'
export { removeLines } from './remove-lines.ts'
export { findBrowserCart } from './routes/cart-cookie.ts'
export { buildContentPath } from './routes/line-content-forms.ts'
export { respondToChange, putIntoCart } from './routes/cart-handlers.ts'
export { parseOwnPath } from './routes/own-path.ts'
export { sweepSavedLines } from './saved-lines.ts'
export { sweepCarts } from './sweep-carts.ts'
export { updateDetails } from './update-details.ts'
export { updateLines } from './update-lines.ts'
