// @chunk every-page

/** Where the browser stores its copy of the cart. */
export const CART_COPY_KEY = 'cartCopy'

/** Whether the browser has a copy of a cart that isn't empty, asked without the code that reads it. */
export function hasCartCopy(): boolean {
  try {
    return !['[]', null].includes(window.localStorage.getItem(CART_COPY_KEY))
  } catch {
    return false
  }
}
