import { isNiagaraPostalCode } from './postal-code.ts'
import type { CountryCode } from './regions.ts'

/**
 * The parts of an address that determine the shipping price and the taxes. Country and province are codes in the form that `checkAddress`
 * returns.
 */
export type ShippingDestination = { country: CountryCode; province: string; postalCode: string }

/** Where customers pick up orders. An order that is picked up is taxed here, in Ontario, wherever the customer lives. */
export const SHOP_LOCATION: ShippingDestination & { city: string } = {
  country: 'CA',
  province: 'ON',
  city: 'St. Catharines',
  postalCode: 'L2R 3M3',
}

/** Whether a destination is in the Niagara region. */
export function isInNiagara(destination: ShippingDestination): boolean {
  return destination.country === 'CA' && isNiagaraPostalCode(destination.postalCode)
}
