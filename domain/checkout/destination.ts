import { isNiagaraPostalCode } from './postal-code.ts'
import type { CountryCode } from './regions.ts'

/** The part of an order's address that price and tax depend on, in the codes of checkAddress. */
export type Destination = { country: CountryCode; province: string; postalCode: string }

/** The shop's location, where pickups are handed over: tax on a pickup is Ontario's, wherever the shopper lives. */
export const SHOP_LOCATION: Destination & { city: string } = {
  country: 'CA',
  province: 'ON',
  city: 'St. Catharines',
  postalCode: 'L2R 3M3',
}

/** Whether a destination is in the Niagara region. */
export function isInNiagara(destination: Destination): boolean {
  return destination.country === 'CA' && isNiagaraPostalCode(destination.postalCode)
}
