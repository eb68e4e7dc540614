import { MAX_LINE_QUANTITY } from './limits.ts'

export type QuantityCheck =
  | { ok: true; quantity: number }
  | {
      ok: false
      reason: 'quantity-not-a-number' | 'quantity-not-whole' | 'quantity-too-small' | 'quantity-too-large'
    }

/**
 * Checks a quantity from anywhere: a whole number, 1 to 9999. The text "2" is no number. An update to 0 means removal to the
 * cart calls; who allows that looks for the 0 before asking here.
 */
export function checkQuantity(value: unknown): QuantityCheck {
  if (typeof value !== 'number' || Number.isNaN(value)) return { ok: false, reason: 'quantity-not-a-number' }
  if (value < 1) return { ok: false, reason: 'quantity-too-small' }
  if (value > MAX_LINE_QUANTITY) return { ok: false, reason: 'quantity-too-large' }
  if (!Number.isInteger(value)) return { ok: false, reason: 'quantity-not-whole' }
  return { ok: true, quantity: value }
}
