import { shop } from '../../content/shop.ts'
import type { Settings } from '../../domain/settings/default-settings.ts'
import { rules } from '../../domain/settings/rules.ts'

/** Recipients of a kind of mail: the people in the settings, else the shop's own address. */
export function staffAddresses(kind: keyof Settings['mail']): { to: string; alsoTo?: readonly string[] } {
  const [to, ...alsoTo] = rules().mail[kind]
  if (to === undefined) return { to: shop.email }
  return alsoTo.length === 0 ? { to } : { to, alsoTo }
}
