/** The types of products that the design tool can't make. */
const OTHER_PRODUCT_TYPES: ReadonlySet<string> = new Set([
  'Digital download',
  'Floor graphic',
  'Heat transfer',
  'Label roll',
  'Packaging mock-up',
  'Printed apparel',
  'Service',
  'Wall mural',
  'Window film',
  'Yard sign',
])

/** Whether products of this type are decals, as the design tool makes them. Types that an owner adds count as decals. */
export const isDecalProduct = (productType: string): boolean => !OTHER_PRODUCT_TYPES.has(productType)
