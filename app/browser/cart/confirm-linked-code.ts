import { SAVED_CODE_COOKIE } from '../../../domain/cart/saved-code.ts'
import { showCodeConfirmation } from './cart-messages.ts'

/**
 * Tells the visitor once that the discount code from a link has been saved. The server can't include this message in the linked page,
 * because that page is cached and the same for everyone.
 */
export function confirmLinkedDiscountCode(): void {
  const code = findDiscountCodeToConfirm(document.cookie)
  if (code === null) return
  document.cookie = `${SAVED_CODE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  showCodeConfirmation(`Code ${code} is saved for your cart`)
}

/** Returns the discount code to confirm, from the document's cookies; null if there is none. */
export const findDiscountCodeToConfirm = (cookies: string): string | null =>
  new RegExp(`(?:^|; )${SAVED_CODE_COOKIE}=([A-Z0-9_-]{1,64})(?:;|$)`).exec(cookies)?.[1] ?? null
