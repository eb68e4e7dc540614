/** Types of products that nothing is sent of: files come by e-mail, and to a service one comes oneself. */
const NOT_SENT: ReadonlySet<string> = new Set(['Service', 'Cut file', 'Digital download'])

/** Whether a product of this type goes by post or is picked up, so that its page speaks of delivery. */
export const isSentByPost = (productType: string): boolean => !NOT_SENT.has(productType)
