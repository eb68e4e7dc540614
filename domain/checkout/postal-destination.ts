import type { Destination } from './destination.ts'
import { isPostalCodeIn, normalisePostalCode } from './postal-code.ts'
import { PROVINCES } from './provinces.ts'

/**
 * Where a parcel goes as far as a postal code alone tells, in any writing: 'l2r3m3', '14301'. Enough for method, price and days; the
 * province is empty for the United States, and that of the Northwest Territories for Nunavut, which share a letter. Null for what is no
 * postal code of a country the shop sends to.
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
