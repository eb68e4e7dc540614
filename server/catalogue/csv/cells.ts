import type { ImportFault } from '../../../content/operator/import-faults.ts'
import { parseDecimal, toDecimal } from '../../../domain/money.ts'
import {
  NO_PERSONALIZATION,
  type Personalization,
  personalizationSchema,
} from '../../../domain/personalization/personalization.ts'

export type ParsedCell<T> = { ok: true; value: T } | { ok: false; fault: ImportFault }

// The maximum price in cents, because the database stores cents as 32-bit integers.
const MAX_CENTS = 2_147_483_647
const MAX_PIECES = 1_000_000_000

export function readPriceCell(cell: string): ParsedCell<number> {
  const cents = parseDecimal(cell.trim())
  if (cents === null) return no({ code: 'not-a-price' })
  if (cents < 0) return no({ code: 'below-zero' })
  if (cents > MAX_CENTS) return no({ code: 'price-too-high' })
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
      return no({ code: 'not-a-boolean' })
  }
}

/** Parses a quantity. Accepts negative numbers, because the hosted store exports them for oversold items. */
export function readPiecesCell(cell: string): ParsedCell<number> {
  const text = cell.trim() === '' ? '0' : cell.trim()
  if (!/^-?\d{1,10}(\.0+)?$/.test(text)) return no({ code: 'not-a-whole-number' })
  const pieces = Number(text)
  return Math.abs(pieces) > MAX_PIECES ? no({ code: 'too-large' }) : { ok: true, value: pieces }
}

export function readGramsCell(cell: string): ParsedCell<number> {
  const text = cell.trim() === '' ? '0' : cell.trim()
  if (!/^\d{1,9}(\.\d+)?$/.test(text)) return no({ code: 'not-a-weight' })
  return { ok: true, value: Math.round(Number(text)) }
}

export function readPositionCell(cell: string): ParsedCell<number | null> {
  if (cell.trim() === '') return { ok: true, value: null }
  if (!/^\d{1,6}$/.test(cell.trim())) return no({ code: 'not-a-position' })
  return { ok: true, value: Number(cell) }
}

export function readStatusCell(cell: string): ParsedCell<'active' | 'draft' | 'archived'> {
  const status = cell.trim().toLowerCase()
  // In the hosted store, a product with the status "unlisted" has a page but is in no list. This shop imports such a product as a draft.
  if (status === 'unlisted') return { ok: true, value: 'draft' }
  if (status === '' || status === 'active') return { ok: true, value: 'active' }
  if (status === 'draft' || status === 'archived') return { ok: true, value: status }
  return no({ code: 'unknown-status' })
}

export function readStockPolicyCell(cell: string): ParsedCell<'deny' | 'continue'> {
  const policy = cell.trim().toLowerCase()
  if (policy === '' || policy === 'deny' || policy === 'false') return { ok: true, value: 'deny' }
  if (policy === 'continue' || policy === 'true') return { ok: true, value: 'continue' }
  return no({ code: 'unknown-stock-policy' })
}

/** Parses personalization from JSON (`personalizationSchema`). An empty cell means that the product needs no personalization. */
export function readPersonalizationCell(cell: string): ParsedCell<Personalization> {
  if (cell.trim() === '') return { ok: true, value: NO_PERSONALIZATION }
  const parsed = personalizationSchema.safeParse(jsonOf(cell))
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  const place = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : null
  return no({ code: 'invalid-personalization', place })
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

function no(fault: ImportFault): { ok: false; fault: ImportFault } {
  return { ok: false, fault }
}
