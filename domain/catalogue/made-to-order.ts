const PREFIX = 'made-to-order-'

/** Returns the handle of an item made for one visitor, which is unlisted and has no page. `token` is a capability token. */
export const createMadeToOrderHandle = (token: string): string => `${PREFIX}${token.toLowerCase()}`

/** Path of the picture of an item made for one visitor. Only this visitor and operators may see it. */
export const buildItemPicturePath = (variantId: number): string => `/api/made-to-order/${variantId}.png`

/**
 * Whether a handle belongs to an item made for one visitor. A catalogue product's handle may have the same prefix, but not a capability
 * token after it.
 */
export const isMadeToOrder = (handle: string): boolean =>
  handle.startsWith(PREFIX) && /^[0-9a-z]{22}$/.test(handle.slice(PREFIX.length))
