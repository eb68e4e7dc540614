import { checkAttributes, checkNote, type CartAttribute } from '../../domain/cart/limits.ts'
import type { carts } from '../db/schema/cart.ts'
import type { CartError } from './cart-change.ts'
import type { CartReason } from './cart-reasons.ts'

/** The buyer's contact details for a cart. An omitted field keeps its value; null removes the value. */
export type BuyerIdentity = { countryCode?: string | null; email?: string | null; phone?: string | null }

/** The data of a cart, without its lines. */
export type CartDetails = {
  note?: string
  attributes?: CartAttribute[]
  discountCodes?: string[]
  buyer?: BuyerIdentity
}

type Columns = Partial<typeof carts.$inferInsert>

// The maximum number of codes on a cart, to limit storage. The checkout applies only one of them.
const MAX_DISCOUNT_CODES = 25
const MAX_DISCOUNT_CODE_LENGTH = 255

/** Finds all errors in a cart's note, attributes, discount codes and contact details. */
export function checkCartDetails({ note, attributes, discountCodes, buyer }: CartDetails): CartError[] {
  const errors: CartError[] = []
  const refuse = (reason: CartReason, ...path: string[]) => errors.push({ reason, path })
  const noted = checkNote(note ?? '')
  if (!noted.ok) refuse(noted.reason, 'note')
  const attributed = checkAttributes(attributes ?? [])
  if (!attributed.ok) refuse(attributed.reason, 'attributes')
  if ((discountCodes?.length ?? 0) > MAX_DISCOUNT_CODES) refuse('too-many-discount-codes', 'discountCodes')
  for (const [index, code] of (discountCodes ?? []).entries()) {
    if (code.length > MAX_DISCOUNT_CODE_LENGTH)
      refuse('discount-code-too-long', 'discountCodes', String(index))
  }
  if (buyer?.email && !/^[^\s@]{1,64}@[^\s@]{1,189}$/.test(buyer.email))
    refuse('email-not-valid', 'buyerIdentity', 'email')
  if (buyer?.phone && !/^\+?[\d\s().-]{5,30}$/.test(buyer.phone))
    refuse('phone-not-valid', 'buyerIdentity', 'phone')
  if (buyer?.countryCode && !/^[A-Z]{2}$/.test(buyer.countryCode)) {
    refuse('country-not-valid', 'buyerIdentity', 'countryCode')
  }
  return errors
}

/** Returns the new column values for validated details. Includes the visitor who entered the contact details. */
export function toDetailColumns(
  { note, attributes, discountCodes, buyer }: CartDetails,
  visitorHash: string | null,
): Columns {
  const columns: Columns = {}
  if (note !== undefined) columns.note = note
  if (attributes !== undefined) columns.attributes = attributes
  if (discountCodes !== undefined) columns.discountCodes = distinctCodes(discountCodes)
  if (buyer?.countryCode !== undefined) columns.countryCode = buyer.countryCode
  if (buyer?.email !== undefined) columns.buyerEmail = buyer.email
  if (buyer?.phone !== undefined) columns.buyerPhone = buyer.phone
  if (buyer?.email !== undefined || buyer?.phone !== undefined) columns.buyerVisitorHash = visitorHash
  return columns
}

// Removes duplicate codes without regard to case, because discounts ignore case. Keeps the shopper's spelling.
function distinctCodes(codes: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const code of codes.map((text) => text.trim())) {
    if (code !== '' && !byKey.has(code.toUpperCase())) byKey.set(code.toUpperCase(), code)
  }
  return [...byKey.values()]
}
