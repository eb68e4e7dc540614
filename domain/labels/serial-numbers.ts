import { MAX_LABELS } from './label-sheet.ts'

export type SerialRange = { prefix: string; from: number; to: number; digits: number }
export const MAX_SERIAL_DIGITS = 12
/** A reason why a range of numbers can't be printed. content/label-faults.ts has a sentence for each reason. */
export type SerialFault =
  | { code: 'ends-before-it-begins'; from: number; to: number }
  | { code: 'too-many-numbers'; count: number; most: number }
  | { code: 'too-few-digits'; number: number; digits: number }

/** Lists every number of a range once, with leading zeros: { prefix: 'AT-', from: 9, to: 10, digits: 4 } gives AT-0009, AT-0010. */
export function listSerials({
  prefix,
  from,
  to,
  digits,
}: SerialRange): { ok: true; codes: string[] } | { ok: false; fault: SerialFault } {
  if (to < from) return { ok: false, fault: { code: 'ends-before-it-begins', from, to } }
  const count = to - from + 1
  if (count > MAX_LABELS.linear)
    return { ok: false, fault: { code: 'too-many-numbers', count, most: MAX_LABELS.linear } }
  if (String(to).length > digits) return { ok: false, fault: { code: 'too-few-digits', number: to, digits } }
  return {
    ok: true,
    codes: Array.from({ length: count }, (_, i) => `${prefix}${String(from + i).padStart(digits, '0')}`),
  }
}
