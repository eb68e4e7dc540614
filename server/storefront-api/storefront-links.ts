import { Hono } from 'hono'
import { findShopPath } from '../texts/index.ts'

/** Redirects paths in Shopify's format to pages of this shop. Storefronts get such paths from the API's menus. */
export function createStorefrontLinkRoutes(): Hono {
  const app = new Hono()
  app.get('/collections/all', (c) => c.redirect('/shop', 301))
  app.get('/collections/:handle', (c) =>
    c.redirect(`/collection/${encodeURIComponent(c.req.param('handle'))}`, 301),
  )
  app.get('/products/:handle', (c) =>
    c.redirect(`/product/${encodeURIComponent(c.req.param('handle'))}`, 301),
  )
  app.get('/:folder{pages|blogs|policies}/:handle', async (c, next) => {
    const path = findShopPath(c.req.path)
    return path === null ? next() : c.redirect(path, 301)
  })
  return app
}
