// @chunk every-page

/** The local storage key of the browser's copy of the cart. */
export const CART_COPY_KEY = 'cartCopy'

/**
 * Whether the browser has a copy of a non-empty cart. It is in a separate module, because most pages need only this check and not the code
 * that reads the copy.
 */
export function hasCartCopy(): boolean {
  try {
    return !['[]', null].includes(window.localStorage.getItem(CART_COPY_KEY))
  } catch {
    return false
  }
}
