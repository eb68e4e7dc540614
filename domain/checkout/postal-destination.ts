import type { ShippingDestination } from './destination.ts'
import { isPostalCodeIn, normalisePostalCode } from './postal-code.ts'
import { PROVINCES } from './provinces.ts'

/**
 * Derives a destination from a postal code alone, in any format: 'l2r3m3', '14301'. It is precise enough for shipping methods, prices and
 * days. For the United States, the province is empty. A code starting with X, which the Northwest Territories and Nunavut share, counts as
 * the Northwest Territories. Null if the shop doesn't ship to the code's country.
 */
export function parsePostalDestination(text: string): ShippingDestination | null {
  const canadian = normalisePostalCode('CA', text)
  if (canadian !== null) {
    const province = PROVINCES.find(({ code }) => isPostalCodeIn(canadian, code))
    return province ? { country: 'CA', province: province.code, postalCode: canadian } : null
  }
  const american = normalisePostalCode('US', text)
  return american === null ? null : { country: 'US', province: '', postalCode: american }
}
