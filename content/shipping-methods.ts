import type { ShippingMethod } from '../domain/checkout/shipping.ts'
import { settings } from '../domain/settings/settings.ts'

export const shippingMethodNames = {
  get pickup() {
    return `Local pickup in ${settings.shop.city}`
  },
  regional: 'Niagara regional delivery',
  canada: 'Canada-wide shipping',
  usa: 'Shipping to the United States',
  download: 'Download by e-mail',
} satisfies Record<ShippingMethod, string>
