const HANDLE_PREFIX = 'made-to-order-'

/**
 * Creates the handle of an item that is made for one visitor. Such an item is unlisted and has no page. `token` is a random secret, so that
 * nobody can guess the handle.
 */
export const createMadeToOrderHandle = (token: string): string => `${HANDLE_PREFIX}${token.toLowerCase()}`

/** Builds the path of the picture of an item that is made for one visitor. Only this visitor and operators may see the picture. */
export const buildItemPicturePath = (variantId: number): string => `/api/made-to-order/${variantId}.png`

/**
 * Whether a handle belongs to an item that is made for one visitor. It isn't enough to check the prefix, because the handle of a product in
 * the catalogue may begin with the same letters. A token has to follow the prefix.
 */
export const isMadeToOrder = (handle: string): boolean =>
  handle.startsWith(HANDLE_PREFIX) && /^[0-9a-z]{22}$/.test(handle.slice(HANDLE_PREFIX.length))
