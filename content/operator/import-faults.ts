import type { CsvFault } from '../../domain/csv-fault.ts'
import { formatNumber } from '../../domain/written-number.ts'
import { csvFaultMessages } from '../csv-faults.ts'

/** Why a product's picture can't be used. Each text continues the picture's address. */
export const pictureFaultMessages = {
  'not-an-address': 'is not a web address',
  'not-an-address-or-picture': 'is not a web address or a picture file (svg, png, jpg, webp, avif, gif)',
  'not-in-shop': 'is not a picture in this shop',
  'file-missing': 'is missing from the folder of the CSV file',
  'file-outside-folder': 'is outside the folder of the CSV file',
  'not-a-file': 'is not a file, or is larger than 40 MB',
  'unreadable-picture': 'cannot be read as a picture',
}

export type PictureFault = keyof typeof pictureFaultMessages

/** What is wrong with the whole file or with a row. */
const fileFaults = {
  'no-products': 'The file has no products, so importing it would empty the catalogue.',
  'no-header': 'The file has no header.',
  'no-handle-or-title-column': 'The file has neither a Handle nor a Title column.',
  'column-twice': 'The column appears twice.',
  'surplus-cell':
    'The row has more cells than the header. Is a cell with a comma missing its quotation marks?',
}

/** What is wrong with a cell. Each text continues the cell. */
const cellFaults = {
  'new-without-title': 'is missing; a new product needs a title',
  'new-without-price': 'is missing; a new product on sale needs a price',
  'no-handle': 'gives no handle; use letters, digits and hyphens',
  'other-currency': 'is in another currency; the shop sells in Canadian dollars',
  'nul-character': 'contains a NUL character, which can’t be stored',
  'no-title': 'is empty; the first row of a product needs its title',
  'no-price': 'is empty; a variant on sale needs its price',
  'no-option-name': 'is empty, but a later option has a name',
  'unnamed-option': "is a value of an option that has no name on the product's first row",
  'price-without-variant': 'is on a row without option values, so its variant is unknown.',
  'too-many-pictures': 'is the 251st picture of the product; a product can have 250',
  'too-many-variants': 'is the 2,049th variant of the product; a product can have 2,048',
  'not-a-price': 'is not a price; write it like "14.99"',
  'below-zero': 'is below zero',
  'price-too-high': 'is more than the shop can charge',
  'not-a-boolean': 'has to be "true" or "false"',
  'not-a-whole-number': 'is not a whole number',
  'too-large': 'is too large',
  'not-a-weight': 'is not a weight in grams',
  'not-a-position': 'is not a position; write 1, 2, 3 …',
  'unknown-status': 'has to be "active", "draft" or "archived"',
  'unknown-stock-policy': 'has to be "deny" or "continue"',
}

const separators = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' }

/** What is wrong with a product CSV. */
export type ImportFault =
  | { code: keyof typeof fileFaults | keyof typeof cellFaults | PictureFault }
  | { code: 'csv'; fault: CsvFault }
  | { code: 'other-separator'; separator: keyof typeof separators }
  | { code: 'foreign-export'; software: string }
  | { code: 'too-many-rows' | 'title-too-long'; most: number }
  | { code: 'rows-apart' | 'variant-twice'; line: number }
  | { code: 'no-option-value'; option: string }
  | { code: 'variant-unknown'; variants: number }
  | { code: 'invalid-personalization'; place: string | null }

/** Tells the operator what is wrong with a product CSV. The text continues a cell if the fault is in a cell. */
export function describeImportFault(fault: ImportFault): string {
  switch (fault.code) {
    case 'csv':
      return csvFaultMessages[fault.fault]
    case 'other-separator':
      return `The file is separated by ${separators[fault.separator]}. Please save it as a CSV separated by commas.`
    case 'foreign-export':
      return `This is an export of ${fault.software}, which keeps prices, stock and pictures in its own columns, so they would be lost. First move the products into the columns of Shopify's product CSV (Handle, Title, Variant Price, Variant Inventory Qty, Image Src), with prices in Canadian dollars.`
    case 'too-many-rows':
      return `has more than ${formatNumber(fault.most)} rows`
    case 'title-too-long':
      return `is longer than ${formatNumber(fault.most)} characters`
    case 'rows-apart':
      return `is separated from the product’s other rows, which begin on line ${fault.line}`
    case 'variant-twice':
      return `is the same variant as line ${fault.line}`
    case 'no-option-value':
      return `is empty; the variant needs a value for the option “${fault.option}”`
    case 'variant-unknown':
      return `The product has ${fault.variants} variants; without option columns it isn’t clear which one this row is for`
    case 'invalid-personalization':
      return `is not a valid personalization${fault.place === null ? '' : ` (${fault.place})`}`
    default:
      return simpleFaults[fault.code]
  }
}

const simpleFaults = { ...fileFaults, ...cellFaults, ...pictureFaultMessages }
