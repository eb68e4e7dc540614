/**
 * The modules of pages that are made for one visitor. They are in a separate file, so that the code of other pages doesn't contain their
 * paths. Browsers always load these pages as documents.
 */
export const privateModules = {
  cart: () => import('./cart.tsx'),
  checkout: () => import('./checkout/private-page.tsx'),
  order: () => import('./orders/order-pages.tsx'),
  quote: () => import('./quotes/written-quote.tsx'),
  proof: () => import('./proofs/proof.tsx'),
  account: () => import('./account/account-page.tsx'),
  operator: () => import('./operator/operator.tsx'),
  images: () => import('./my-images.tsx'),
  referrals: () => import('./referrals.tsx'),
  analytics: () => import('./analytics.tsx'),
  failure: () => import('./failure.tsx'),
  fleet: () => import('./fleet.tsx'),
  contact: () => import('./contact.tsx'),
  labels: () => import('./label-sheets/label-sheet.tsx'),
  backInStock: () => import('./back-in-stock.tsx'),
  newsletter: () => import('./newsletter.tsx'),
}
