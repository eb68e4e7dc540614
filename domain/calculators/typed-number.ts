/** Other spellings of each unit that people may type. */
const UNIT_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  m: ['metre', 'metres', 'meter', 'meters'],
  ft: ["'", '’', '′', 'foot', 'feet'],
  in: ['"', '”', '″', 'inch', 'inches'],
  CA$: ['$', 'CAD'],
}

/**
 * Why a text isn't accepted as a number, although the person who typed it meant a number. `unit` is the field's unit; null if the field has
 * no unit.
 */
export type TypedNumberFault =
  | { code: 'decimal-comma' }
  | { code: 'foreign-unit'; typed: string; unit: string | null }

/**
 * A parsed number, or a fault that explains what to change. `fault` is null if there is no specific explanation, for example because the
 * text contains a minus sign or an exponent.
 */
type ReadNumber = { ok: true; value: number } | { ok: false; fault: TypedNumberFault | null }

const PLAIN_NUMBER = /^(?:\d{1,9}(?:\.\d{0,6})?|\.\d{1,6})$/
/** Matches numbers with commas or spaces between thousands. French Canada uses a narrow space. */
const GROUPED_NUMBER = /^[1-9]\d{0,2}(?:(?:,\d{3}){1,2}|(?:\s\d{3}){1,2})(?:\.\d{0,6})?$/
const DECIMAL_COMMA = /^[\d.\s]*,\d*$/
const NUMBER_WITH_UNIT =
  /^(?<before>\p{L}{0,3}\$)?\s*(?<number>[\d.,\s]*[\d.,])\s*(?<after>[\p{L}"'”’″′$]{1,12}\.?)?$/u

/**
 * Parses numbers as people type them: "2,155", "1 000", ".5", "5.", with or without the field's unit. A comma before exactly three digits
 * separates thousands. Any other comma is rejected, because the person may mean a decimal comma.
 */
export function parseTypedNumber(text: string, unit?: string): ReadNumber {
  const { before, number, after } = NUMBER_WITH_UNIT.exec(text.trim())?.groups ?? {}
  if (number === undefined) return { ok: false, fault: null }
  const foreign = [before, after].find((said) => said !== undefined && !isUnit(said, unit))
  if (foreign !== undefined)
    return { ok: false, fault: { code: 'foreign-unit', typed: foreign, unit: unit ?? null } }
  const bare = number.trim()
  if (PLAIN_NUMBER.test(bare)) return { ok: true, value: Number(bare) }
  if (GROUPED_NUMBER.test(bare)) return { ok: true, value: Number(bare.replaceAll(/[,\s]/g, '')) }
  return { ok: false, fault: DECIMAL_COMMA.test(bare) ? { code: 'decimal-comma' } : null }
}

function isUnit(said: string, unit: string | undefined): boolean {
  if (unit === undefined) return false
  const plain = said.replace(/\.$/, '').toLowerCase()
  return [unit, ...(UNIT_SPELLINGS[unit] ?? [])].some((way) => way.toLowerCase() === plain)
}
