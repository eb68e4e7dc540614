import { asciiEmail } from './ascii-email.ts'

/** Providers that ignore dots in a mailbox name (support.google.com/mail/answer/7436150). */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Normalises an address to one per person, for once-per-customer rules: lower case, no plus suffix, no dots where they are ignored. Never use it
 * to send mail.
 */
export function customerEmail(email: string): string {
  const typed = email.trim().toLowerCase()
  const [box = '', domain = ''] = (asciiEmail(typed) ?? typed).split('@')
  const plain = box.replace(/\+.*$/, '')
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain
  return `${WITHOUT_DOTS.has(domain) ? plain.replaceAll('.', '') : plain}@${host}`
}
