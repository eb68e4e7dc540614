import type { CartAttribute } from '../../../domain/cart/limits.ts'
import { listVisibleAttributes } from '../../../domain/personalization/line-artwork.ts'
import type { ItemDescription } from './item-kinds.ts'

/** Describes an order line in full: the customer's text and the specification of the item. */
export const describeLine = (
  attributes: readonly CartAttribute[],
  item: ItemDescription | null,
): CartAttribute[] => [...listVisibleAttributes(attributes), ...(item?.words ?? [])]
