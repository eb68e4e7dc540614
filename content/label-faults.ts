import type { NumberFault } from '../domain/labels/check-digit.ts'
import type { Gs1Fault, Gs1Identifier, Gs1ValueFault } from '../domain/labels/gs1-elements.ts'
import type { SerialFault } from '../domain/labels/serial-numbers.ts'
import type { LabelCodeFault } from '../domain/labels/symbologies.ts'
import { formatNumber } from '../domain/written-number.ts'

/** Tells a customer why a text can't be the code of a label. */
export function describeLabelCodeFault(fault: LabelCodeFault): string {
  switch (fault.code) {
    case 'empty':
      return 'The code is empty.'
    case 'shortened-number':
      return `The spreadsheet has shortened this number to ${fault.text}. Format its column as text, and save again.`
    case 'too-many-bytes':
      return `The QR code of a label can contain up to ${fault.most} bytes.`
    case 'control-character':
      return 'The code contains a tab or a line break.'
    case 'not-in-code-128':
      return `Code 128 has no “${fault.character}”: it allows only unaccented letters, digits and basic punctuation.`
    case 'too-long':
      return `Code 128 can have up to ${fault.most} characters here. You entered ${fault.entered}.`
    case 'not-digits':
    case 'wrong-length':
    case 'wrong-check-digit':
      return describeNumberFault(fault)
    default:
      return describeGs1Fault(fault)
  }
}

/** Tells a customer why a range of numbers can't be printed. */
export function describeSerialFault(fault: SerialFault): string {
  switch (fault.code) {
    case 'ends-before-it-begins':
      return `The range ends (${fault.to}) before it begins (${fault.from}).`
    case 'too-many-numbers':
      return `That range has ${formatNumber(fault.count)} numbers; one order can have up to ${formatNumber(fault.most)}.`
    case 'too-few-digits':
      return `${fault.number} has ${String(fault.number).length} digits, more than the ${fault.digits} that are printed.`
  }
}

function describeNumberFault(fault: NumberFault): string {
  switch (fault.code) {
    case 'not-digits':
      return `A ${fault.kind} contains only digits.`
    case 'wrong-length':
      return `A ${fault.kind} has ${fault.length} digits, including its check digit. You entered ${fault.entered}.`
    case 'wrong-check-digit':
      return `The check digit ${fault.digit} is wrong. For these digits, it should be ${fault.right}.`
  }
}

const identifierNames: Readonly<Record<Gs1Identifier, string>> = {
  '00': 'SSCC',
  '01': 'GTIN',
  '02': 'GTIN of the contents',
  '10': 'batch or lot',
  '11': 'production date',
  '13': 'packaging date',
  '15': 'best before date',
  '16': 'sell by date',
  '17': 'expiry date',
  '20': 'product variant',
  '21': 'serial number',
  '30': 'count of items',
  '37': 'count of trade items',
  '240': 'additional product number',
  '241': 'customer part number',
  '400': 'customer’s order number',
  '410': 'ship to',
  '414': 'location',
}

function describeGs1Fault(fault: Gs1Fault): string {
  switch (fault.code) {
    case 'no-identifier':
      return 'GS1 data begins with an identifier in brackets: (01)09506000134352(10)A1.'
    case 'unknown-identifier':
      return `(${fault.identifier}) isn't supported by this tool. Supported identifiers: ${fault.known.join(', ')}.`
    case 'repeated-identifier':
      return `(${fault.identifier}) appears twice.`
    case 'invalid-value':
      return `(${fault.identifier}) ${identifierNames[fault.identifier]}: ${describeValueFault(fault.fault)}`
    case 'missing-companion':
      return `(${fault.identifier}) has to be combined with ${fault.needs.map((other) => `(${other})`).join(' or ')}, which is missing.`
    case 'item-and-contents':
      return '(01) and (02) can’t be on the same label.'
  }
}

function describeValueFault(fault: Gs1ValueFault): string {
  switch (fault.code) {
    case 'digit-count':
      return fault.least === fault.most
        ? `needs ${fault.most} digits.`
        : `needs ${fault.least} to ${fault.most} digits.`
    case 'text-length':
      return `needs 1 to ${fault.most} characters.`
    case 'text-characters':
      return 'can contain only unaccented letters, digits and basic punctuation, without spaces.'
    case 'not-a-date':
      return 'needs a date in the form YYMMDD, such as 271231.'
    default:
      return describeNumberFault(fault)
  }
}
