import { toAsciiEmail } from './ascii-email.ts'

/** E-mail providers that ignore dots before the @ (support.google.com/mail/answer/7436150). */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Converts an e-mail address to a form that is the same for all spellings of a mailbox: in lower case, without a plus suffix, and without
 * dots if the provider ignores them. Use it for rules that apply once per customer. Never send e-mail to the result.
 */
export function toCanonicalEmail(email: string): string {
  const typed = email.trim().toLowerCase()
  const [box = '', domain = ''] = (toAsciiEmail(typed) ?? typed).split('@')
  const plain = box.replace(/\+.*$/, '')
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain
  return `${WITHOUT_DOTS.has(domain) ? plain.replaceAll('.', '') : plain}@${host}`
}
