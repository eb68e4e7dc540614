import { useEffect, useState } from 'react'
import type { Product, Variant } from '../../../contract/product.ts'
import { trackEvent } from '../../browser/analytics.ts'
import { toEventItem } from '../../browser/cart/event-item.ts'

/** Tracks the view of a product, with the variant that was chosen when the page opened (specification, section 4 "Product page"). */
export function useViewItem(product: Product, chosen: Variant | null): void {
  const [opened] = useState(() => valueOf(product, chosen))
  useEffect(() => trackEvent({ event: 'view_item', ...opened }), [opened])
}

export const trackVariant = (product: Product, variant: Variant): void =>
  trackEvent({ event: 'select_variant', ...valueOf(product, variant) })

function valueOf({ id, title, price, currencyCode }: Product, variant: Variant | null) {
  const value = Number(variant?.price ?? price)
  const item = toEventItem({ productId: id, productTitle: title, variantTitle: variant?.title, price: value })
  return { currency: variant?.currencyCode ?? currencyCode, value, items: [item] }
}
