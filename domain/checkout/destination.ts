import { isNiagaraPostalCode } from './postal-code.ts'
import type { CountryCode } from './regions.ts'

/** The part of an order's address that determines the shipping price and the taxes, with the codes that checkAddress returns. */
export type ShippingDestination = { country: CountryCode; province: string; postalCode: string }

/** The shop's location, where customers pick up orders. A pickup is taxed in Ontario, wherever the customer lives. */
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
