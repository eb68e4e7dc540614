import type { Route } from './browser/open-page.ts'

const privatePage = () => import('./routes/checkout/private-page.tsx')

/** Every page of the shop, in the order of the specification; the first match wins. */
export const pageRoutes: readonly Route[] = [
  { path: '/', module: () => import('./routes/home.tsx') },
  { path: '/product/:id', module: () => import('./routes/product.tsx') },
  { path: '/collection/:id', module: () => import('./routes/collection.tsx') },
  { path: '/shop', module: () => import('./routes/shop.tsx') },
  { path: '/cart', module: () => import('./routes/cart.tsx'), private: true },
  { path: '/checkout/:token', module: privatePage, private: true },
  { path: '/checkout/:token/review', module: privatePage, private: true },
  { path: '/checkout/:token/place', module: privatePage, private: true },
  { path: '/checkout/:token/paid/:payment', module: privatePage, private: true },
  { path: '/orders/:token', module: privatePage, private: true },
  { path: '/pay/demo/:reference', module: privatePage, private: true },
  { path: '/design-generator', module: () => import('./routes/design-generator.tsx') },
  { path: '/my-designs', module: () => import('./routes/my-designs.tsx') },
  { path: '/credits', module: () => import('./routes/credits.tsx') },
  { path: '/design-inspiration', module: () => import('./routes/design-inspiration.tsx') },
  { path: '/artwork-credits', module: () => import('./routes/artwork-credits.tsx') },
  { path: '*', module: () => import('./routes/not-found.tsx') },
]
