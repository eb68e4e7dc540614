/** The types of products that aren't shipped: files are e-mailed, and services are done at the shop. */
const UNSHIPPED_PRODUCT_TYPES: ReadonlySet<string> = new Set(['Service', 'Cut file', 'Digital download'])

/** Whether products of this type are shipped or picked up. The page of such a product must mention delivery. */
export const isPhysicalProduct = (productType: string): boolean => !UNSHIPPED_PRODUCT_TYPES.has(productType)
