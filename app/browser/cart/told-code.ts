import { TOLD_CODE_COOKIE } from '../../../domain/cart/told-code.ts'
import { tellDone } from './cart-messages.ts'

/**
 * Confirms once that a link's discount code is saved. The page that the link leads to is cached and the same for everybody, so it can't
 * confirm this itself.
 */
export function tellOfLinkedCode(): void {
  const code = findToldCode(document.cookie)
  if (code === null) return
  document.cookie = `${TOLD_CODE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  tellDone(`Code ${code} is saved for your cart`)
}

/** The discount code to confirm, from the document's cookies, or null. */
export const findToldCode = (cookies: string): string | null =>
  new RegExp(`(?:^|; )${TOLD_CODE_COOKIE}=([A-Z0-9_-]{1,64})(?:;|$)`).exec(cookies)?.[1] ?? null
