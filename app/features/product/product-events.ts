import { useEffect } from 'react'
import type { Product, Variant } from '../../../contract/product.ts'
import { track } from '../../browser/analytics.ts'

/** Notes that a product was looked at (specification, section 4 "Product page"). */
export function useViewItem({ id, title, price, currencyCode }: Product): void {
  useEffect(() => {
    const value = Number(price)
    track({
      event: 'view_item',
      currency: currencyCode,
      value,
      items: [{ item_id: id, item_name: title, price: value }],
    })
  }, [id, title, price, currencyCode])
}

export const trackVariant = (product: Product, variant: Variant): void =>
  track({ event: 'select_variant', item_id: product.id, item_variant: variant.title })
