import type { ImportFault } from '../../../content/operator/import-faults.ts'

type Export = { of: string; columns: readonly string[] }

// Columns that occur only in exports of other shop software, by the name of the software. The columns come from the software's
// documentation and from real files.
const FOREIGN_EXPORTS: readonly Export[] = [
  { of: 'Etsy', columns: ['currency_code', 'quantity', 'image1'] },
  { of: 'WooCommerce', columns: ['regular price', 'visibility in catalog?'] },
  { of: 'WooCommerce', columns: ['regular price', 'visibility in catalog'] },
  { of: 'WooCommerce', columns: ['regular price', 'in stock?'] },
  { of: 'Square', columns: ['item name', 'variation name'] },
  { of: 'BigCommerce', columns: ['product name', 'product code/sku'] },
  { of: 'BigCommerce', columns: ['item', 'current stock', 'inventory tracking'] },
  { of: 'Wix', columns: ['handleid', 'fieldtype'] },
  { of: 'Squarespace', columns: ['product id [non editable]'] },
  { of: 'Magento (Adobe Commerce)', columns: ['attribute_set_code', 'product_type'] },
  { of: 'PrestaShop', columns: ['product id', 'reference', 'price (tax excl.)'] },
  { of: 'Ecwid', columns: ['product_internal_id', 'product_name'] },
  { of: 'eBay', columns: ['item number', 'custom label (sku)'] },
  { of: 'Amazon', columns: ['item-name', 'seller-sku'] },
  { of: 'Gumroad', columns: ['permalink', 'product_name', 'price_cents'] },
  { of: "Shopify's inventory", columns: ['handle', 'location', 'committed', 'on hand'] },
  { of: "Shopify's inventory", columns: ['handle', 'location', 'available', 'on hand'] },
  { of: "Shopify's orders", columns: ['financial status', 'lineitem name'] },
]

/**
 * Returns a fault if the header belongs to an export of other shop software, or isn't separated by commas; otherwise null. The exports of
 * other software also have columns like Title and Price. Without this check, the shop would import them, and the currency and other columns
 * would be lost without a warning.
 */
export function findForeignExportFault(cells: readonly string[]): ImportFault | null {
  const [only = ''] = cells
  if (cells.length === 1) {
    const separator = SEPARATORS.find((sign) => only.split(sign).length > 2)
    if (separator) return { code: 'other-separator', separator }
  }
  const names = new Set(cells.map((cell) => cell.trim().toLowerCase()))
  if (names.has('handle') && names.has('variant price')) return null
  const found = FOREIGN_EXPORTS.find(({ columns }) => columns.every((name) => names.has(name)))
  return found === undefined ? null : { code: 'foreign-export', software: found.of }
}

const SEPARATORS = [';', '\t', '|'] as const

/** Whether a column contains the currency of the prices in its row. */
export const isCurrencyColumn = (header: string): boolean =>
  /^(variant |price )?currency([ _]?code)?$/i.test(header)
