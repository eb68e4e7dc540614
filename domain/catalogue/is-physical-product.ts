/** Product types that aren't shipped: files are e-mailed, and services happen at the shop. */
const NOT_SENT: ReadonlySet<string> = new Set(['Service', 'Cut file', 'Digital download'])

/** Whether products of this type are shipped or picked up, so that their page has to mention delivery. */
export const isPhysicalProduct = (productType: string): boolean => !NOT_SENT.has(productType)
