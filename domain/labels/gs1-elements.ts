import { type Gs1Number, parseGs1Number } from './check-digit.ts'

type Rule =
  | { kind: 'number'; number: Gs1Number }
  | { kind: 'digits'; least: number; most: number }
  | { kind: 'text'; most: number }
  | { kind: 'date' }
type Identifier = {
  name: string
  rule: Rule
  /** Identifiers of which at least one must also be present. */
  needs?: readonly string[]
}

const text = (most: number): Rule => ({ kind: 'text', most })
const digits = (least: number, most = least): Rule => ({ kind: 'digits', least, most })
const OF_AN_ITEM = ['01', '02'] as const

/** The application identifiers on product labels (GS1 General Specifications, section 3). */
const IDENTIFIERS: Readonly<Record<string, Identifier>> = {
  '00': { name: 'SSCC', rule: { kind: 'number', number: 'SSCC' } },
  '01': { name: 'GTIN', rule: { kind: 'number', number: 'GTIN-14' } },
  '02': { name: 'GTIN of the contents', rule: { kind: 'number', number: 'GTIN-14' }, needs: ['37'] },
  '10': { name: 'batch or lot', rule: text(20), needs: OF_AN_ITEM },
  '11': { name: 'production date', rule: { kind: 'date' }, needs: OF_AN_ITEM },
  '13': { name: 'packaging date', rule: { kind: 'date' }, needs: OF_AN_ITEM },
  '15': { name: 'best before date', rule: { kind: 'date' }, needs: OF_AN_ITEM },
  '16': { name: 'sell by date', rule: { kind: 'date' }, needs: OF_AN_ITEM },
  '17': { name: 'expiry date', rule: { kind: 'date' }, needs: OF_AN_ITEM },
  '20': { name: 'product variant', rule: digits(2), needs: OF_AN_ITEM },
  '21': { name: 'serial number', rule: text(20), needs: ['01'] },
  '30': { name: 'count of items', rule: digits(1, 8), needs: OF_AN_ITEM },
  '37': { name: 'count of trade items', rule: digits(1, 8), needs: ['02'] },
  '240': { name: 'additional product number', rule: text(30), needs: OF_AN_ITEM },
  '241': { name: 'customer part number', rule: text(30), needs: OF_AN_ITEM },
  '400': { name: 'customer’s order number', rule: text(30) },
  '410': { name: 'ship to', rule: { kind: 'number', number: 'GLN' } },
  '414': { name: 'location', rule: { kind: 'number', number: 'GLN' } },
}

/** The characters allowed in a text (GS1's character set 82) except brackets, which mark the identifiers here. */
const TEXT_CHARACTERS = /^[!"%&'*+,\-./0-9:;<=>?A-Z_a-z]+$/

type Element = { identifier: string; value: string }
export type ParsedElements = { ok: true; elements: Element[] } | { ok: false; message: string }

const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message })

/**
 * Parses a text such as "(01)09506000134352(10)ABC". Identifiers are in brackets. Each identifier may occur once, and its value must have
 * the identifier's format.
 */
export function parseGs1Elements(written: string): ParsedElements {
  const parts = [...written.trim().matchAll(/\((\d{2,4})\)([^()]*)/g)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== written.trim())
    return refuse('GS1 data begins with an identifier in brackets: (01)09506000134352(10)A1.')
  const elements: Element[] = []
  for (const [, identifier = '', value = ''] of parts) {
    const known = IDENTIFIERS[identifier]
    if (!known)
      return refuse(
        `(${identifier}) isn't supported by this tool. Supported identifiers: ${Object.keys(IDENTIFIERS).join(', ')}.`,
      )
    if (elements.some((other) => other.identifier === identifier))
      return refuse(`(${identifier}) appears twice.`)
    const read = readValue(known.rule, value.trim())
    if (!read.ok) return refuse(`(${identifier}) ${known.name}: ${read.message}`)
    elements.push({ identifier, value: read.number })
  }
  return findLonely(elements) ?? { ok: true, elements }
}

/** Finds an identifier that is only valid together with another one, if the other one is missing. */
function findLonely(elements: readonly Element[]): { ok: false; message: string } | null {
  const there = new Set(elements.map(({ identifier }) => identifier))
  for (const { identifier } of elements) {
    const needs = IDENTIFIERS[identifier]?.needs
    if (needs && !needs.some((other) => there.has(other)))
      return refuse(
        `(${identifier}) has to be combined with ${needs.map((other) => `(${other})`).join(' or ')}, which is missing.`,
      )
  }
  return there.has('01') && there.has('02') ? refuse('(01) and (02) can’t be on the same label.') : null
}

type ReadValue = { ok: true; number: string } | { ok: false; message: string }

function readValue(rule: Rule, value: string): ReadValue {
  switch (rule.kind) {
    case 'number':
      return parseGs1Number(rule.number, value)
    case 'digits':
      return new RegExp(`^\\d{${rule.least},${rule.most}}$`).test(value)
        ? { ok: true, number: value }
        : refuse(
            rule.least === rule.most
              ? `has ${rule.most} digits.`
              : `has ${rule.least} to ${rule.most} digits.`,
          )
    case 'text':
      if (value.length < 1 || value.length > rule.most)
        return refuse(`has to have 1 to ${rule.most} characters.`)
      return TEXT_CHARACTERS.test(value)
        ? { ok: true, number: value }
        : refuse('can contain only unaccented letters, digits and basic punctuation, without spaces.')
    case 'date':
      return isDate(value)
        ? { ok: true, number: value }
        : refuse('is a date in the form YYMMDD, such as 271231.')
  }
}

/** Whether the value is a date in the form YYMMDD. Day 00 means the last day of the month. */
function isDate(value: string): boolean {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(value)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return false
  return day <= new Date(Date.UTC(2000 + year, month, 0)).getUTCDate()
}
