import { createMiddleware } from 'hono/factory'

/** Marks responses as private: they aren't cached, and their URLs, which may be secret, aren't sent to other sites. */
export const setPrivatePageHeaders = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'private, no-store')
  c.res.headers.set('Referrer-Policy', 'same-origin')
})
