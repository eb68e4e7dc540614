import { type Gs1Number, type NumberFault, parseGs1Number } from './check-digit.ts'

type Rule =
  | { kind: 'number'; number: Gs1Number }
  | { kind: 'digits'; least: number; most: number }
  | { kind: 'text'; most: number }
  | { kind: 'date' }
type Identifier = {
  rule: Rule
  /** A text with this identifier must also contain at least one of the identifiers in `needs`. */
  needs?: readonly string[]
}

const text = (most: number): Rule => ({ kind: 'text', most })
const digits = (least: number, most = least): Rule => ({ kind: 'digits', least, most })
const ITEM_IDENTIFIERS = ['01', '02'] as const

/** The application identifiers on product labels (GS1 General Specifications, section 3). */
const IDENTIFIERS = {
  '00': { rule: { kind: 'number', number: 'SSCC' } },
  '01': { rule: { kind: 'number', number: 'GTIN-14' } },
  '02': { rule: { kind: 'number', number: 'GTIN-14' }, needs: ['37'] },
  '10': { rule: text(20), needs: ITEM_IDENTIFIERS },
  '11': { rule: { kind: 'date' }, needs: ITEM_IDENTIFIERS },
  '13': { rule: { kind: 'date' }, needs: ITEM_IDENTIFIERS },
  '15': { rule: { kind: 'date' }, needs: ITEM_IDENTIFIERS },
  '16': { rule: { kind: 'date' }, needs: ITEM_IDENTIFIERS },
  '17': { rule: { kind: 'date' }, needs: ITEM_IDENTIFIERS },
  '20': { rule: digits(2), needs: ITEM_IDENTIFIERS },
  '21': { rule: text(20), needs: ['01'] },
  '30': { rule: digits(1, 8), needs: ITEM_IDENTIFIERS },
  '37': { rule: digits(1, 8), needs: ['02'] },
  '240': { rule: text(30), needs: ITEM_IDENTIFIERS },
  '241': { rule: text(30), needs: ITEM_IDENTIFIERS },
  '400': { rule: text(30) },
  '410': { rule: { kind: 'number', number: 'GLN' } },
  '414': { rule: { kind: 'number', number: 'GLN' } },
} as const satisfies Readonly<Record<string, Identifier>>

export type Gs1Identifier = keyof typeof IDENTIFIERS
const isIdentifier = (written: string): written is Gs1Identifier => Object.hasOwn(IDENTIFIERS, written)

/** The characters that a text may contain: GS1's character set 82 without brackets, because brackets mark the identifiers here. */
const TEXT_CHARACTERS = /^[!"%&'*+,\-./0-9:;<=>?A-Z_a-z]+$/

/** A reason why a value doesn't match the format of its identifier. */
export type Gs1ValueFault =
  | NumberFault
  | { code: 'digit-count'; least: number; most: number }
  | { code: 'text-length'; most: number }
  | { code: 'text-characters' }
  | { code: 'not-a-date' }
/** A reason why a text isn't GS1 data. content/label-faults.ts has a sentence for each reason. */
export type Gs1Fault =
  | { code: 'no-identifier' }
  | { code: 'unknown-identifier'; identifier: string; known: readonly string[] }
  | { code: 'repeated-identifier'; identifier: Gs1Identifier }
  | { code: 'invalid-value'; identifier: Gs1Identifier; fault: Gs1ValueFault }
  | { code: 'missing-companion'; identifier: Gs1Identifier; needs: readonly string[] }
  | { code: 'item-and-contents' }

type Element = { identifier: Gs1Identifier; value: string }
export type ParsedElements = { ok: true; elements: Element[] } | { ok: false; fault: Gs1Fault }

const refuse = <F>(fault: F): { ok: false; fault: F } => ({ ok: false, fault })

/**
 * Parses a text such as "(01)09506000134352(10)ABC". Identifiers are in brackets. Each identifier may occur once, and its value must have
 * the identifier's format.
 */
export function parseGs1Elements(written: string): ParsedElements {
  const parts = [...written.trim().matchAll(/\((\d{2,4})\)([^()]*)/g)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== written.trim())
    return refuse({ code: 'no-identifier' })
  const elements: Element[] = []
  for (const [, identifier = '', value = ''] of parts) {
    if (!isIdentifier(identifier))
      return refuse({ code: 'unknown-identifier', identifier, known: Object.keys(IDENTIFIERS) })
    if (elements.some((other) => other.identifier === identifier))
      return refuse({ code: 'repeated-identifier', identifier })
    const read = readValue(IDENTIFIERS[identifier].rule, value.trim())
    if (!read.ok) return refuse({ code: 'invalid-value', identifier, fault: read.fault })
    elements.push({ identifier, value: read.number })
  }
  return findLonely(elements) ?? { ok: true, elements }
}

/** Finds an identifier that is valid only together with certain other identifiers, all of which are missing. */
function findLonely(elements: readonly Element[]): { ok: false; fault: Gs1Fault } | null {
  const there = new Set<string>(elements.map(({ identifier }) => identifier))
  for (const { identifier } of elements) {
    const { needs }: Identifier = IDENTIFIERS[identifier]
    if (needs && !needs.some((other) => there.has(other)))
      return refuse({ code: 'missing-companion', identifier, needs })
  }
  return there.has('01') && there.has('02') ? refuse({ code: 'item-and-contents' }) : null
}

type ReadValue = { ok: true; number: string } | { ok: false; fault: Gs1ValueFault }

function readValue(rule: Rule, value: string): ReadValue {
  switch (rule.kind) {
    case 'number':
      return parseGs1Number(rule.number, value)
    case 'digits':
      return new RegExp(`^\\d{${rule.least},${rule.most}}$`).test(value)
        ? { ok: true, number: value }
        : refuse({ code: 'digit-count', least: rule.least, most: rule.most })
    case 'text':
      if (value.length < 1 || value.length > rule.most)
        return refuse({ code: 'text-length', most: rule.most })
      return TEXT_CHARACTERS.test(value) ? { ok: true, number: value } : refuse({ code: 'text-characters' })
    case 'date':
      return isDate(value) ? { ok: true, number: value } : refuse({ code: 'not-a-date' })
  }
}

/** Whether the value is a date in the form YYMMDD. Day 00 means the last day of the month. */
function isDate(value: string): boolean {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(value)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return false
  return day <= new Date(Date.UTC(2000 + year, month, 0)).getUTCDate()
}
