/** Whether a column has one value per product, per variant or per image. */
type Scope = 'product' | 'variant' | 'image'
type KnownColumn = { name: string; scope: Scope; aliases: readonly string[] }

function column(name: string, scope: Scope, ...aliases: string[]): KnownColumn {
  return { name, scope, aliases }
}

/** The column in which this shop exports a product's personalization, as JSON. Other shop software doesn't have it. */
const PERSONALIZATION_COLUMN = 'Decal personalization (product.metafields.decal.personalization)'

// The columns of a product CSV, by field, from help.shopify.com, "Using CSV files to import and export products". Exports use the first
// name of each column. The other names occur in the newer template and in older exports.
const KNOWN_COLUMNS = {
  handle: column('Handle', 'product', 'URL handle'),
  title: column('Title', 'product'),
  description: column('Body (HTML)', 'product', 'Description', 'Body HTML'),
  vendor: column('Vendor', 'product'),
  category: column('Product Category', 'product', 'Standard Product Type', 'Standardized Product Type'),
  productType: column('Type', 'product', 'Custom Product Type', 'Product type'),
  tags: column('Tags', 'product'),
  published: column('Published', 'product', 'Published on online store'),
  optionName1: column('Option1 Name', 'product'),
  optionValue1: column('Option1 Value', 'variant'),
  optionName2: column('Option2 Name', 'product'),
  optionValue2: column('Option2 Value', 'variant'),
  optionName3: column('Option3 Name', 'product'),
  optionValue3: column('Option3 Value', 'variant'),
  sku: column('Variant SKU', 'variant', 'SKU'),
  grams: column('Variant Grams', 'variant', 'Weight value (grams)'),
  tracker: column('Variant Inventory Tracker', 'variant', 'Inventory tracker'),
  stock: column('Variant Inventory Qty', 'variant', 'Inventory quantity', 'Variant Inventory Quantity'),
  stockPolicy: column('Variant Inventory Policy', 'variant', 'Continue selling when out of stock'),
  price: column('Variant Price', 'variant', 'Price'),
  compareAt: column('Variant Compare At Price', 'variant', 'Compare-at price', 'Compare At Price'),
  requiresShipping: column('Variant Requires Shipping', 'variant', 'Requires shipping'),
  taxable: column('Variant Taxable', 'variant', 'Charge tax'),
  barcode: column('Variant Barcode', 'variant', 'Barcode'),
  imageSrc: column('Image Src', 'image', 'Product image URL'),
  imagePosition: column('Image Position', 'image'),
  imageAlt: column('Image Alt Text', 'image'),
  personalization: column(PERSONALIZATION_COLUMN, 'product'),
  giftCard: column('Gift Card', 'product'),
  seoTitle: column('SEO Title', 'product'),
  seoDescription: column('SEO Description', 'product'),
  variantImage: column('Variant Image', 'variant', 'Variant image URL'),
  weightUnit: column('Variant Weight Unit', 'variant', 'Weight unit for display'),
  status: column('Status', 'product'),
} as const satisfies Record<string, KnownColumn>

export type CsvField = keyof typeof KNOWN_COLUMNS

/**
 * A column of a file. `header` is the header as written in the file. `field` is null for an unknown column, whose cells are stored
 * unchanged.
 */
export type CsvColumn = { header: string; field: CsvField | null }

export function getColumnName(field: CsvField): string {
  return KNOWN_COLUMNS[field].name
}

export function getColumnScope(field: CsvField): Scope {
  return KNOWN_COLUMNS[field].scope
}

export const CSV_FIELDS = Object.keys(KNOWN_COLUMNS).filter((key): key is CsvField => key in KNOWN_COLUMNS)

const FIELD_OF_NAME = new Map<string, CsvField>(
  CSV_FIELDS.flatMap((field) =>
    [KNOWN_COLUMNS[field].name, ...KNOWN_COLUMNS[field].aliases].map((name): [string, CsvField] => [
      name.toLowerCase(),
      field,
    ]),
  ),
)

/** Finds the field that belongs to a header. Ignores case and surrounding spaces. */
export function findFieldOfHeader(header: string): CsvField | null {
  return FIELD_OF_NAME.get(header.trim().toLowerCase()) ?? null
}

/** Whether an unknown column describes variants. Its cells are then stored with the variant. */
export function isVariantColumn(header: string): boolean {
  return /^(variant |unit price|cost per item|tax code|fulfillment service|price \/|compare[- ]at price \/)/i.test(
    header.trim(),
  )
}

/** The columns of an export if no file has ever been imported. */
export const DEFAULT_COLUMNS: readonly CsvColumn[] = CSV_FIELDS.map((field) => ({
  header: getColumnName(field),
  field,
}))
