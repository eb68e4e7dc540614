import type { Destination } from './destination.ts'
import { isPostalCodeIn, normalisePostalCode } from './postal-code.ts'
import { PROVINCES } from './provinces.ts'

/**
 * The destination derived from a postal code alone in any format: 'l2r3m3', '14301'. Enough for method, price and days. The province is empty
 * for the United States, and the Northwest Territories for Nunavut, because they share a letter. Null unless it is a postal code of a country
 * the shop ships to.
 */
export function postalDestination(text: string): Destination | null {
  const canadian = normalisePostalCode('CA', text)
  if (canadian !== null) {
    const province = PROVINCES.find(({ code }) => isPostalCodeIn(canadian, code))
    return province ? { country: 'CA', province: province.code, postalCode: canadian } : null
  }
  const american = normalisePostalCode('US', text)
  return american === null ? null : { country: 'US', province: '', postalCode: american }
}
