import { toAsciiEmail } from './ascii-email.ts'

/** Providers that ignore dots in mailbox names (support.google.com/mail/answer/7436150). */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Reduces e-mail addresses that reach the same person to one form, for rules that apply once per customer: lower case, no plus suffix, and
 * no dots if the provider ignores them. Never send e-mail to the result.
 */
export function toCanonicalEmail(email: string): string {
  const typed = email.trim().toLowerCase()
  const [box = '', domain = ''] = (toAsciiEmail(typed) ?? typed).split('@')
  const plain = box.replace(/\+.*$/, '')
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain
  return `${WITHOUT_DOTS.has(domain) ? plain.replaceAll('.', '') : plain}@${host}`
}
