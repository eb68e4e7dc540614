import { MAX_LINE_QUANTITY } from './limits.ts'

export type QuantityCheck =
  | { ok: true; quantity: number }
  | {
      ok: false
      reason: 'quantity-not-a-number' | 'quantity-not-whole' | 'quantity-too-small' | 'quantity-too-large'
    }

/**
 * Checks a quantity from a request. It must be a whole number from 1 to 9999; a text such as "2" is refused. 0 is refused too, so a caller
 * that treats 0 as "remove the line" must do so before this check.
 */
export function checkQuantity(value: unknown): QuantityCheck {
  if (typeof value !== 'number' || Number.isNaN(value)) return { ok: false, reason: 'quantity-not-a-number' }
  if (value < 1) return { ok: false, reason: 'quantity-too-small' }
  if (value > MAX_LINE_QUANTITY) return { ok: false, reason: 'quantity-too-large' }
  if (!Number.isInteger(value)) return { ok: false, reason: 'quantity-not-whole' }
  return { ok: true, quantity: value }
}
