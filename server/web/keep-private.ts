import { createMiddleware } from 'hono/factory'

/** Pages of one visitor: kept by nobody, and their addresses, which may be secrets, are told to no other site. */
export const keepPrivate = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'private, no-store')
  c.res.headers.set('Referrer-Policy', 'same-origin')
})
