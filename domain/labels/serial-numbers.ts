import { formatNumber } from '../written-number.ts'
import { MAX_LABELS } from './label-sheet.ts'

export type SerialRange = { prefix: string; from: number; to: number; digits: number }
export const MAX_SERIAL_DIGITS = 12

/** Lists every number of a range once, with leading zeros: { prefix: 'AT-', from: 9, to: 10, digits: 4 } gives AT-0009, AT-0010. */
export function listSerials({
  prefix,
  from,
  to,
  digits,
}: SerialRange): { ok: true; codes: string[] } | { ok: false; message: string } {
  if (to < from) return { ok: false, message: `The range ends (${to}) before it begins (${from}).` }
  const count = to - from + 1
  if (count > MAX_LABELS.linear)
    return {
      ok: false,
      message: `That range has ${formatNumber(count)} numbers; one order can have up to ${formatNumber(MAX_LABELS.linear)}.`,
    }
  if (String(to).length > digits)
    return {
      ok: false,
      message: `${to} has ${String(to).length} digits, more than the ${digits} that are printed.`,
    }
  return {
    ok: true,
    codes: Array.from({ length: count }, (_, i) => `${prefix}${String(from + i).padStart(digits, '0')}`),
  }
}
