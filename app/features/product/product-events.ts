import { useEffect, useState } from 'react'
import type { Product, Variant } from '../../../contract/product.ts'
import { track } from '../../browser/analytics.ts'
import { eventItem } from '../../browser/cart/event-item.ts'

/** Tracks the view of a product, with the variant that was chosen when the page opened (specification, section 4 "Product page"). */
export function useViewItem(product: Product, chosen: Variant | null): void {
  const [opened] = useState(() => valueOf(product, chosen))
  useEffect(() => track({ event: 'view_item', ...opened }), [opened])
}

export const trackVariant = (product: Product, variant: Variant): void =>
  track({ event: 'select_variant', ...valueOf(product, variant) })

function valueOf({ id, title, price, currencyCode }: Product, variant: Variant | null) {
  const value = Number(variant?.price ?? price)
  const item = eventItem({ productId: id, productTitle: title, variantTitle: variant?.title, price: value })
  return { currency: variant?.currencyCode ?? currencyCode, value, items: [item] }
}
