import { parseDecimal, toDecimal } from '../../../domain/money.ts'
import {
  NO_PERSONALIZATION,
  type Personalization,
  personalizationSchema,
} from '../../../domain/personalization/personalization.ts'

export type ParsedCell<T> = { ok: true; value: T } | { ok: false; reason: string }

// The maximum price in cents, because the database stores cents as 32-bit integers.
const MAX_CENTS = 2_147_483_647
const MAX_PIECES = 1_000_000_000

export function readPriceCell(cell: string): ParsedCell<number> {
  const cents = parseDecimal(cell.trim())
  if (cents === null) return no('is not a price; write it like "14.99"')
  if (cents < 0) return no('is below zero')
  if (cents > MAX_CENTS) return no('is more than the shop can charge')
  return { ok: true, value: cents }
}

export function readOptionalPriceCell(cell: string): ParsedCell<number | null> {
  return cell.trim() === '' ? { ok: true, value: null } : readPriceCell(cell)
}

/** Parses a cell that contains true or false. The parameter `whenEmpty` is the value of an empty cell or a missing column. */
export function readBooleanCell(cell: string, whenEmpty: boolean): ParsedCell<boolean> {
  switch (cell.trim().toLowerCase()) {
    case '':
      return { ok: true, value: whenEmpty }
    case 'true':
    case 'yes':
    case '1':
      return { ok: true, value: true }
    case 'false':
    case 'no':
    case '0':
      return { ok: true, value: false }
    default:
      return no('has to be "true" or "false"')
  }
}

/** Parses a quantity. Accepts negative numbers, because the hosted store exports them for oversold items. */
export function readPiecesCell(cell: string): ParsedCell<number> {
  const text = cell.trim() === '' ? '0' : cell.trim()
  if (!/^-?\d{1,10}(\.0+)?$/.test(text)) return no('is not a whole number')
  const pieces = Number(text)
  return Math.abs(pieces) > MAX_PIECES ? no('is too large') : { ok: true, value: pieces }
}

export function readGramsCell(cell: string): ParsedCell<number> {
  const text = cell.trim() === '' ? '0' : cell.trim()
  if (!/^\d{1,9}(\.\d+)?$/.test(text)) return no('is not a weight in grams')
  return { ok: true, value: Math.round(Number(text)) }
}

export function readPositionCell(cell: string): ParsedCell<number | null> {
  if (cell.trim() === '') return { ok: true, value: null }
  if (!/^\d{1,6}$/.test(cell.trim())) return no('is not a position; write 1, 2, 3 …')
  return { ok: true, value: Number(cell) }
}

export function readStatusCell(cell: string): ParsedCell<'active' | 'draft' | 'archived'> {
  const status = cell.trim().toLowerCase()
  // In the hosted store, a product with the status "unlisted" has a page but is in no list. This shop imports such a product as a draft.
  if (status === 'unlisted') return { ok: true, value: 'draft' }
  if (status === '' || status === 'active') return { ok: true, value: 'active' }
  if (status === 'draft' || status === 'archived') return { ok: true, value: status }
  return no('has to be "active", "draft" or "archived"')
}

export function readStockPolicyCell(cell: string): ParsedCell<'deny' | 'continue'> {
  const policy = cell.trim().toLowerCase()
  if (policy === '' || policy === 'deny' || policy === 'false') return { ok: true, value: 'deny' }
  if (policy === 'continue' || policy === 'true') return { ok: true, value: 'continue' }
  return no('has to be "deny" or "continue"')
}

/** Parses personalization from JSON (`personalizationSchema`). An empty cell means that the product needs no personalization. */
export function readPersonalizationCell(cell: string): ParsedCell<Personalization> {
  if (cell.trim() === '') return { ok: true, value: NO_PERSONALIZATION }
  const parsed = personalizationSchema.safeParse(jsonOf(cell))
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  const place = issue && issue.path.length > 0 ? ` (${issue.path.join('.')}: ${issue.message})` : ''
  return no(`is not a valid personalization${place}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Formats personalization as JSON in the field order of its schema, because the database returns the fields in another order. */
export const writePersonalizationCell = (needs: Personalization): string =>
  needs.kind === 'none' ? '' : JSON.stringify(personalizationSchema.parse(needs))

/** Parses comma-separated tags. Removes duplicates. */
export function readTagsCell(cell: string): string[] {
  return [...new Set(cell.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
}

export function writePriceCell(cents: number | null): string {
  return cents === null ? '' : toDecimal(cents)
}

/** Formats a weight in grams with one decimal, as the hosted store does. */
export function writeGramsCell(grams: number): string {
  return `${grams}.0`
}

function no(reason: string): { ok: false; reason: string } {
  return { ok: false, reason }
}
