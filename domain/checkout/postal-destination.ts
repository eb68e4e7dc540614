import type { ShippingDestination } from './destination.ts'
import { isPostalCodeIn, normalisePostalCode } from './postal-code.ts'
import { PROVINCES } from './provinces.ts'

/**
 * Finds the destination for a postal code in any format: 'l2r3m3', '14301'. The result is precise enough for shipping methods, prices and
 * delivery times. In the United States, the province is left empty. Codes that start with X are used in both the Northwest Territories and
 * Nunavut; the result is the Northwest Territories. Null if the text isn't a postal code of a country to which the shop ships.
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
