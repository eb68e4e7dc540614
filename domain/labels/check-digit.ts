/** Kinds of GS1 numbers, each with its number of digits, including the check digit. */
export const GS1_NUMBERS = {
  'GTIN-8': 8,
  'GTIN-12': 12,
  'GTIN-13': 13,
  'GTIN-14': 14,
  GLN: 13,
  SSCC: 18,
} as const

export type Gs1Number = keyof typeof GS1_NUMBERS
/** A reason why a text isn't a GS1 number. content/label-faults.ts has a sentence for each reason. */
export type NumberFault =
  | { code: 'not-digits'; kind: Gs1Number }
  | { code: 'wrong-length'; kind: Gs1Number; length: number; entered: number }
  | { code: 'wrong-check-digit'; digit: string; right: number }
export type ParsedNumber = { ok: true; number: string } | { ok: false; fault: NumberFault }

/**
 * Computes the check digit of a GS1 number. `digits` are the other digits. The method is modulo 10 with the weights 3, 1, 3, … from right
 * to left (GS1 General Specifications, 7.9).
 */
export function computeCheckDigit(digits: string): number {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

export const addCheckDigit = (digits: string): string => `${digits}${computeCheckDigit(digits)}`

/**
 * Checks the length and the check digit of a number. A number with one digit too few is refused instead of being completed, because either
 * the check digit may be missing, or a leading zero that a spreadsheet removed.
 */
export function parseGs1Number(kind: Gs1Number, text: string): ParsedNumber {
  const digits = text.replaceAll(/[ -]/g, '')
  const length = GS1_NUMBERS[kind]
  if (!/^\d+$/.test(digits)) return { ok: false, fault: { code: 'not-digits', kind } }
  if (digits.length !== length)
    return { ok: false, fault: { code: 'wrong-length', kind, length, entered: digits.length } }
  const right = computeCheckDigit(digits.slice(0, -1))
  const digit = digits.slice(-1)
  if (right !== Number(digit)) return { ok: false, fault: { code: 'wrong-check-digit', digit, right } }
  return { ok: true, number: digits }
}
