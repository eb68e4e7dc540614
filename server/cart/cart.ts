import type { CartAttribute } from '../../domain/cart/limits.ts'
import type { Cents } from '../../domain/money.ts'

/** A cart line with its current price. The price comes from the catalogue, never from the client. */
export type CartLine = {
  id: string
  variantId: number
  productId: number
  quantity: number
  attributes: CartAttribute[]
  unitPriceCents: Cents
  compareAtCents: Cents | null
}

export type Cart = {
  /** The cart's secret id without the prefix of its global id (gid://…). */
  id: string
  checkoutToken: string
  status: 'open' | 'completed'
  note: string
  attributes: CartAttribute[]
  discountCodes: string[]
  countryCode: string | null
  buyerEmail: string | null
  buyerPhone: string | null
  /** The hash of the visitor who entered the contact details. */
  buyerVisitorHash: string | null
  createdAt: Date
  updatedAt: Date
  lines: CartLine[]
}
