import { createAttemptLimits } from './platform/rate-limits/attempt-limits.ts'
import { Hono } from 'hono'
import { secureAnswers } from './answer-headers.ts'
import { createApi } from './api/api.ts'
import { WITHIN_THE_SHOP } from './api/revalidate.ts'
import { answerUnknownPaths } from './api/unknown-paths.ts'
import { keepRequestAddress } from './request-address.ts'
import type { Deps } from './deps.ts'
import { health } from './health.ts'
import { accountPages } from './pages/account/account-pages.ts'
import { analyticsPages } from './pages/analytics/analytics-pages.ts'
import { boatForms } from './pages/boat-lettering/boat-forms.ts'
import { calculatorForms } from './pages/calculators/calculator-forms.ts'
import { cartSender } from './pages/cart/cart-handlers.ts'
import { cartPage } from './pages/cart/cart-page.ts'
import { checkoutPages } from './pages/checkout/checkout-pages.ts'
import { blogFeed } from './pages/blog/feed-route.ts'
import { privatePages } from './pages/checkout/send-page.ts'
import { contactPages } from './pages/contact/contact-pages.ts'
import { answerFailures } from './pages/failures/answer-failures.ts'
import { fleetPages } from './pages/fleet/fleet-pages.ts'
import { imagePages } from './pages/images/image-pages.ts'
import { labelSheetPages } from './pages/label-sheets/label-sheet-pages.ts'
import { newsletterPages } from './pages/newsletter/newsletter-pages.ts'
import { orderPages } from './pages/orders/order-pages.ts'
import { cutFileForms } from './pages/cut-files/cut-file-forms.ts'
import { downloadPages } from './pages/downloads/download-pages.ts'
import { pictures } from './pages/pictures/picture-routes.ts'
import { operatorPages } from './pages/operator/operator-pages.ts'
import { offlineRoutes } from './pages/offline/offline-routes.ts'
import { followReferrals } from './pages/referrals/referral-links.ts'
import { referralPages } from './pages/referrals/referral-pages.ts'
import { followMoves } from './pages/search-engines/moved-paths.ts'
import { shareRoutes } from './pages/search-engines/og/share-routes.ts'
import { searchEngineRoutes } from './pages/search-engines/search-engine-routes.ts'
import { shippingPromises } from './pages/landing/shipping-promises.ts'
import { Pages } from './pages/pages.ts'
import { quotePages } from './pages/quotes/quote-pages.ts'
import { reviewPhotos } from './pages/reviews/photo-routes.ts'
import { proofPages } from './pages/proofs/proof-pages.ts'
import { sendGiven } from './pages/send-given.ts'
import { dielineFiles } from './pages/templates/dieline-files.ts'
import { templateFiles } from './pages/templates/template-files.ts'
import { findCatalogueRevision } from './services/catalogue/catalogue-revision.ts'
import { storefrontApi } from './storefront-api/storefront-api.ts'
import { storefrontLinks } from './storefront-api/storefront-links.ts'

/** The whole shop as one request handler: API, hosted store's API, pages. */
export const createApp = (deps: Deps): Hono => createShop(deps).app

/** The same, with the pages apart: the server sends those that are kept by itself. */
export function createShop(deps: Deps): { app: Hono; pages: Pages | null } {
  const app = new Hono()
  const pages = openPages(deps, (address) => app.request(address, undefined, WITHIN_THE_SHOP))
  app.use(secureAnswers)
  app.use(keepRequestAddress(deps.env))
  answerFailures(app, { log: deps.log, pages })
  app.use(followMoves)
  const arrivals = createAttemptLimits(deps, 'referral-arrivals')
  app.use(followReferrals(deps, arrivals))
  app.use(shippingPromises(deps))
  app.route('/', health(deps))
  app.route('/', searchEngineRoutes(deps))
  app.route('/', shareRoutes(deps))
  app.route('/', offlineRoutes(deps))
  app.route('/', pictures(deps))
  app.route('/', reviewPhotos(deps))
  app.route('/', storefrontApi(deps))
  app.route('/', storefrontLinks())
  app.route('/', createApi(deps))
  answerUnknownPaths(app)
  app.route('/', checkoutPages(deps, privatePages(pages)))
  app.route('/', cutFileForms(deps))
  app.route('/', calculatorForms(deps))
  app.route('/', boatForms(deps))
  app.route('/', fleetPages(deps, sendGiven(pages, 'fleet')))
  app.route('/', quotePages(deps, sendGiven(pages, 'quote')))
  app.route('/', downloadPages(deps, privatePages(pages)))
  app.route('/', orderPages(deps, sendGiven(pages, 'page')))
  app.route('/', proofPages(deps, sendGiven(pages, 'proof')))
  app.route('/', accountPages(deps, sendGiven(pages, 'page')))
  app.route('/', operatorPages(deps, sendGiven(pages, 'operator')))
  app.route('/', imagePages(deps, sendGiven(pages, 'images')))
  app.route('/', referralPages(deps, sendGiven(pages, 'referrals'), arrivals))
  app.route('/', analyticsPages(deps, sendGiven(pages, 'analytics')))
  app.route('/', blogFeed(deps))
  app.route('/', templateFiles())
  app.route('/', dielineFiles(deps))
  app.route('/', labelSheetPages(deps, sendGiven(pages, 'labels')))
  app.route('/', contactPages(deps, sendGiven(pages, 'contact')))
  app.route('/', newsletterPages(deps, sendGiven(pages, 'newsletter')))
  app.route('/', cartPage(deps, cartSender(pages)))
  if (pages) {
    app.route('/', pages.routes())
  }
  return { app, pages }
}

/** Pages exist where the application was built; the API works without them. */
function openPages(
  { renderer, env, log, db, payments }: Deps,
  api: (address: string) => Response | Promise<Response>,
): Pages | null {
  const findRevision = () => findCatalogueRevision(db)
  const paymentOrigins = payments.all.flatMap(({ pageOrigin }) => pageOrigin ?? [])
  return (
    renderer && new Pages({ renderer, publicUrl: env.PUBLIC_URL, log, api, findRevision, paymentOrigins })
  )
}
