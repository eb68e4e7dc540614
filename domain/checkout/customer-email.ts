/** Providers that deliver to one box whatever dots stand in its name (support.google.com/mail/answer/7436150). */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * An address as that of one person, for what holds once per customer: in small letters, without what stands after a plus, without dots
 * where they mean nothing. Never to send mail to.
 */
export function customerEmail(email: string): string {
  const [box = '', domain = ''] = email.trim().toLowerCase().split('@')
  const plain = box.replace(/\+.*$/, '')
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain
  return `${WITHOUT_DOTS.has(domain) ? plain.replaceAll('.', '') : plain}@${host}`
}
