import { Hono } from 'hono'
import { addSecurityHeaders } from './web/add-security-headers.ts'
import { createApi } from './api.ts'
import { INTERNAL_REQUEST } from './catalogue/revalidate.ts'
import { createCallLimit } from './web/call-limit.ts'
import { handleUnknownPaths } from './web/unknown-paths.ts'
import { openWhenSetUp } from './web/opens-soon.ts'
import { trackRequestAddress } from './runtime/request-address.ts'
import type { Deps } from './deps.ts'
import { health } from './health.ts'
import { accountPages } from './accounts/routes/account-pages.ts'
import { analyticsPages } from './analytics/routes/analytics-pages.ts'
import { boatForms } from './cart/routes/boat-forms.ts'
import { calculatorForms } from './cart/routes/calculator-forms.ts'
import { cartPage } from './cart/routes/cart-page.ts'
import { checkoutPages } from './checkout/routes/checkout-pages.ts'
import { blogFeed } from './site/routes/feed-route.ts'
import { creditPages } from './credits/routes/credit-pages.ts'
import { contactPages } from './contact/routes/contact-pages.ts'
import { handleFailures } from './web/failures/handle-failures.ts'
import { fleetPages } from './cart/routes/fleet-pages.ts'
import { imagePages } from './designs/routes/images-page/image-pages.ts'
import { labelSheetPages } from './made-to-order/routes/label-sheet-pages.ts'
import { backInStockPages } from './back-in-stock/routes/back-in-stock-pages.ts'
import { newsletterPages } from './newsletter/routes/newsletter-pages.ts'
import { orderPages } from './orders/routes/order-pages.ts'
import { cutFileForms } from './downloads/routes/cut-file-forms.ts'
import { downloadPages } from './downloads/routes/download-pages.ts'
import { pictures } from './catalogue/routes/pictures/picture-routes.ts'
import { mailPreview } from './settings/routes/mail-preview.ts'
import { operatorPages } from './operator/routes/operator-pages.ts'
import { offlineRoutes } from './site/routes/offline/offline-routes.ts'
import { followReferrals } from './rewards/routes/referral-links.ts'
import { referralPages } from './rewards/routes/referral-pages.ts'
import { followMoves } from './site/routes/search-engines/moved-paths.ts'
import { shareRoutes } from './site/routes/search-engines/og/share-routes.ts'
import { searchEngineRoutes } from './site/routes/search-engines/search-engine-routes.ts'
import { freeShippingOffers } from './cart/routes/free-shipping-offers.ts'
import { Pages } from './web/pages/pages.ts'
import { quotePages } from './cart/routes/quote-pages.ts'
import { reviewPhotos } from './reviews/routes/photo-routes.ts'
import { proofPages } from './design-requests/routes/proof-pages.ts'
import { renderPrivatePage } from './web/pages/render-private-page.ts'
import { dielineFiles } from './made-to-order/routes/dieline-files.ts'
import { templateFiles } from './made-to-order/routes/template-files.ts'
import { findCatalogueRevision } from './catalogue/catalogue-revision.ts'
import { shopTexts } from './texts/index.ts'
import { storefrontApi } from './storefront-api/storefront-api.ts'
import { storefrontLinks } from './storefront-api/storefront-links.ts'

/** Builds the request handler for the whole shop: REST API, Storefront API and pages. */
export const createApp = (deps: Deps): Hono => createShop(deps).app

/** Builds the request handler and returns it with the pages, so that the server can send cached pages directly. */
export function createShop(deps: Deps): { app: Hono; pages: Pages | null } {
  const app = new Hono()
  const pages = openPages(deps, (address) => app.request(address, undefined, INTERNAL_REQUEST))
  app.use(addSecurityHeaders)
  app.use(trackRequestAddress(deps.env))
  handleFailures(app, { log: deps.log, pages })
  app.use(openWhenSetUp(deps.env))
  app.use(followMoves)
  const arrivals = createCallLimit(deps, 'referral-arrivals')
  app.use(followReferrals(deps, arrivals))
  app.use(freeShippingOffers(deps))
  app.route('/', health(deps))
  app.route('/', searchEngineRoutes(deps))
  app.route('/', shareRoutes(deps))
  app.route('/', offlineRoutes(deps))
  app.route('/', pictures(deps))
  app.route('/', reviewPhotos(deps))
  app.route('/', storefrontApi(deps))
  app.route('/', storefrontLinks())
  app.route('/', createApi(deps))
  handleUnknownPaths(app)
  app.route('/', checkoutPages(deps, renderPrivatePage(pages, 'checkout')))
  app.route('/', cutFileForms(deps))
  app.route('/', calculatorForms(deps))
  app.route('/', boatForms(deps))
  app.route('/', fleetPages(deps, renderPrivatePage(pages, 'fleet')))
  app.route('/', quotePages(deps, renderPrivatePage(pages, 'quote')))
  app.route('/', downloadPages(deps, renderPrivatePage(pages, 'checkout')))
  app.route('/', orderPages(deps, renderPrivatePage(pages, 'orders')))
  app.route('/', creditPages(deps, renderPrivatePage(pages, 'orders')))
  app.route('/', proofPages(deps, renderPrivatePage(pages, 'proof')))
  app.route('/', accountPages(deps, renderPrivatePage(pages, 'account')))
  app.route('/', mailPreview(deps))
  app.route('/', operatorPages(deps, renderPrivatePage(pages, 'operator')))
  app.route('/', imagePages(deps, renderPrivatePage(pages, 'images')))
  app.route('/', referralPages(deps, renderPrivatePage(pages, 'referrals'), arrivals))
  app.route('/', analyticsPages(deps, renderPrivatePage(pages, 'analytics')))
  app.route('/', blogFeed(deps))
  app.route('/', templateFiles())
  app.route('/', dielineFiles(deps))
  app.route('/', labelSheetPages(deps, renderPrivatePage(pages, 'labels')))
  app.route('/', contactPages(deps, renderPrivatePage(pages, 'contact')))
  app.route('/', backInStockPages(deps, renderPrivatePage(pages, 'backInStock')))
  app.route('/', newsletterPages(deps, renderPrivatePage(pages, 'newsletter')))
  app.route('/', cartPage(deps, renderPrivatePage(pages, 'cart')))
  if (pages) {
    app.route('/', pages.routes())
  }
  return { app, pages }
}

/** Opens the built application. Returns null if there is none: the API works without pages. */
function openPages(
  { renderer, env, log, db, payments }: Deps,
  api: (address: string) => Response | Promise<Response>,
): Pages | null {
  const findRevision = () => findCatalogueRevision(db)
  const paymentOrigins = payments.all.flatMap(({ pageOrigin }) => pageOrigin ?? [])
  return (
    renderer &&
    new Pages({
      renderer,
      publicUrl: env.PUBLIC_URL,
      log,
      api,
      findRevision,
      paymentOrigins,
      texts: shopTexts,
    })
  )
}
