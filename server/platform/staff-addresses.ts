import { shopFacts } from '../../content/shop.ts'
import type { Settings } from '../../domain/settings/default-settings.ts'
import { getRules } from '../../domain/settings/rules.ts'

/** Returns the recipients of one kind of e-mail to staff: the addresses in the settings, or the shop's own address if there are none. */
export function getStaffAddresses(kind: keyof Settings['mail']): { to: string; alsoTo?: readonly string[] } {
  const [to, ...alsoTo] = getRules().mail[kind]
  if (to === undefined) return { to: shopFacts.email }
  return alsoTo.length === 0 ? { to } : { to, alsoTo }
}
