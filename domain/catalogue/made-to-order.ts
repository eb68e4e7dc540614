const PREFIX = 'made-to-order-'

/** The handle of an item made for one visitor, which is unlisted and has no page. `token` is a capability token. */
export const madeToOrderHandle = (token: string): string => `${PREFIX}${token.toLowerCase()}`

/** Whether a handle is of an item made for one visitor. A catalogue product whose title starts the same has no token after it. */
export const isMadeToOrder = (handle: string): boolean =>
  handle.startsWith(PREFIX) && /^[0-9a-z]{22}$/.test(handle.slice(PREFIX.length))
