import type { AttributesCheck } from '../../domain/cart/limits.ts'
import type { CartMergePlan } from '../../domain/cart/merge-carts.ts'
import type { ContentCheck } from '../../domain/personalization/check-content.ts'
import type { QuantityCheck } from '../../domain/cart/quantity.ts'

type ReasonOf<R> = Extract<R, { ok: false }> extends { reason: infer Reason } ? Reason : never

/** All reasons for which a cart change is refused. */
export type CartReason =
  | ReasonOf<QuantityCheck>
  | ReasonOf<AttributesCheck>
  | ReasonOf<CartMergePlan<never, never>>
  | ReasonOf<ContentCheck>
  | 'cannot-be-made'
  | 'personal-words-refused'
  | 'priced-whole'
  | 'unknown-cart'
  | 'unknown-merchandise'
  | 'unknown-line'
  | 'no-selling-plans'
  | 'no-parent-lines'
  | 'note-too-long'
  | 'too-many-discount-codes'
  | 'discount-code-too-long'
  | 'email-not-valid'
  | 'phone-not-valid'
  | 'country-not-valid'
  | 'too-many-saved'
  | 'too-many-codes'
  | 'too-many-carts'
