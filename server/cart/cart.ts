import type { CartAttribute } from '../../domain/cart/limits.ts'
import type { Cents } from '../../domain/money.ts'

/** A line as the shop sells it at this moment: prices are the catalogue's, never what a client once sent or saw. */
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
  /** The capability without its gid prefix. */
  id: string
  checkoutToken: string
  status: 'open' | 'completed'
  note: string
  attributes: CartAttribute[]
  discountCodes: string[]
  countryCode: string | null
  buyerEmail: string | null
  buyerPhone: string | null
  /** Hash of the visitor who gave the contact details. */
  buyerVisitorHash: string | null
  createdAt: Date
  updatedAt: Date
  lines: CartLine[]
}
