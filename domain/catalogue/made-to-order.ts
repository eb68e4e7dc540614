const PREFIX = 'made-to-order-'

/** The handle under which goods made for one visitor are kept: in no list, and without a page. `token` is a capability token. */
export const madeToOrderHandle = (token: string): string => `${PREFIX}${token.toLowerCase()}`

/** Whether a handle names goods made for one visitor. A product of the catalogue whose title begins so has no token behind it. */
export const isMadeToOrder = (handle: string): boolean =>
  handle.startsWith(PREFIX) && /^[0-9a-z]{22}$/.test(handle.slice(PREFIX.length))
