import { TOLD_CODE_COOKIE } from '../../../domain/cart/told-code.ts'
import { tellDone } from './cart-messages.ts'

/** Says once that the discount code of a link is kept: the page it led to is the same for everybody and cannot say so itself. */
export function tellOfLinkedCode(): void {
  const code = findToldCode(document.cookie)
  if (code === null) return
  document.cookie = `${TOLD_CODE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  tellDone(`Code ${code} is saved for your cart`)
}

/** The code that a document's cookies tell of, or null. */
export const findToldCode = (cookies: string): string | null =>
  new RegExp(`(?:^|; )${TOLD_CODE_COOKIE}=([A-Z0-9_-]{1,64})(?:;|$)`).exec(cookies)?.[1] ?? null
