import { Hono } from 'hono'
import { addSecurityHeaders } from './web/add-security-headers.ts'
import { createApi } from './api.ts'
import { INTERNAL_REQUEST } from './catalogue/revalidate-by-etag.ts'
import { createCallLimit } from './web/call-limit.ts'
import { handleUnknownPaths } from './web/handle-unknown-paths.ts'
import { showComingSoonPage } from './web/coming-soon-page.ts'
import { trackClientAddress } from './runtime/request-address.ts'
import { createHealthRoutes } from './health.ts'
import { createAccountPages } from './accounts/routes/account-pages.ts'
import { createAnalyticsPages } from './analytics/routes/analytics-pages.ts'
import { createBoatFormRoutes } from './cart/routes/boat-forms.ts'
import { createCalculatorFormRoutes } from './cart/routes/calculator-forms.ts'
import { createCartPage } from './cart/routes/cart-page.ts'
import { createCheckoutPages } from './checkout/routes/checkout-pages.ts'
import { createBlogFeedRoute } from './site/routes/feed-route.ts'
import { createCreditPages } from './credits/routes/credit-pages.ts'
import { createContactPages } from './contact/routes/contact-pages.ts'
import { handleFailures } from './web/failures/handle-failures.ts'
import { createFleetPages } from './cart/routes/fleet-pages.ts'
import { createImagePages } from './designs/routes/images-page/image-pages.ts'
import { createLabelSheetPages } from './made-to-order/routes/label-sheet-pages.ts'
import { createBackInStockPages } from './back-in-stock/routes/back-in-stock-pages.ts'
import { createNewsletterPages } from './newsletter/routes/newsletter-pages.ts'
import { createOrderPages } from './orders/routes/order-pages.ts'
import { createCutFileFormRoutes } from './downloads/routes/cut-file-forms.ts'
import { createDownloadPages } from './downloads/routes/download-pages.ts'
import { createPictureRoutes } from './catalogue/routes/pictures/picture-routes.ts'
import { createMailPreviewRoute } from './settings/routes/mail-preview.ts'
import { createOperatorPages } from './operator/routes/operator-pages.ts'
import { createOfflineRoutes } from './site/routes/offline/offline-routes.ts'
import { followReferralLinks } from './rewards/routes/referral-links.ts'
import { createReferralPages } from './rewards/routes/referral-pages.ts'
import { redirectMovedPaths } from './site/routes/search-engines/moved-paths.ts'
import { createSharePictureRoutes } from './site/routes/search-engines/og/share-routes.ts'
import { createSearchEngineRoutes } from './site/routes/search-engines/search-engine-routes.ts'
import { rememberFreeShippingOffers } from './cart/routes/free-shipping-offers.ts'
import { Pages } from './web/pages/pages.ts'
import { createQuotePages } from './cart/routes/quote-pages.ts'
import { createReviewPhotoRoutes } from './reviews/routes/photo-routes.ts'
import { createProofPages } from './design-requests/routes/proof-pages.ts'
import { renderPrivatePage } from './web/pages/render-private-page.ts'
import { createDielineFileRoutes } from './made-to-order/routes/dieline-files.ts'
import { createTemplateFileRoutes } from './made-to-order/routes/template-files.ts'
import type { ShopDeps } from './make-deps.ts'
import { findCatalogueRevision } from './catalogue/catalogue-revision.ts'
import { getShopTexts } from './texts/index.ts'
import { createStorefrontApi } from './storefront-api/storefront-api.ts'
import { createStorefrontLinkRoutes } from './storefront-api/storefront-links.ts'

/**
 * Builds the request handler for the whole shop: REST API, Storefront API and pages. Also returns the pages, so that the server can send
 * cached pages without calling the handler.
 */
export function createShop(deps: ShopDeps): { app: Hono; pages: Pages | null } {
  const app = new Hono()
  const pages = openPages(deps, (address) => app.request(address, undefined, INTERNAL_REQUEST))
  app.use(addSecurityHeaders)
  app.use(trackClientAddress(deps.env))
  handleFailures(app, { log: deps.log, pages })
  app.use(showComingSoonPage(deps.env))
  app.use(redirectMovedPaths)
  const arrivals = createCallLimit(deps, 'referral-arrivals')
  app.use(followReferralLinks(deps, arrivals))
  app.use(rememberFreeShippingOffers(deps))
  app.route('/', createHealthRoutes(deps))
  app.route('/', createSearchEngineRoutes(deps))
  app.route('/', createSharePictureRoutes(deps))
  app.route('/', createOfflineRoutes(deps))
  app.route('/', createPictureRoutes(deps))
  app.route('/', createReviewPhotoRoutes(deps))
  app.route('/', createStorefrontApi(deps))
  app.route('/', createStorefrontLinkRoutes())
  app.route('/', createApi(deps))
  handleUnknownPaths(app)
  app.route('/', createCheckoutPages(deps, renderPrivatePage(pages, 'checkout')))
  app.route('/', createCutFileFormRoutes(deps))
  app.route('/', createCalculatorFormRoutes(deps))
  app.route('/', createBoatFormRoutes(deps))
  app.route('/', createFleetPages(deps, renderPrivatePage(pages, 'fleet')))
  app.route('/', createQuotePages(deps, renderPrivatePage(pages, 'quote')))
  app.route('/', createDownloadPages(deps, renderPrivatePage(pages, 'checkout')))
  app.route('/', createOrderPages(deps, renderPrivatePage(pages, 'orders')))
  app.route('/', createCreditPages(deps, renderPrivatePage(pages, 'orders')))
  app.route('/', createProofPages(deps, renderPrivatePage(pages, 'proof')))
  app.route('/', createAccountPages(deps, renderPrivatePage(pages, 'account')))
  app.route('/', createMailPreviewRoute(deps))
  app.route('/', createOperatorPages(deps, renderPrivatePage(pages, 'operator')))
  app.route('/', createImagePages(deps, renderPrivatePage(pages, 'images')))
  app.route('/', createReferralPages(deps, renderPrivatePage(pages, 'referrals'), arrivals))
  app.route('/', createAnalyticsPages(deps, renderPrivatePage(pages, 'analytics')))
  app.route('/', createBlogFeedRoute(deps))
  app.route('/', createTemplateFileRoutes())
  app.route('/', createDielineFileRoutes(deps))
  app.route('/', createLabelSheetPages(deps, renderPrivatePage(pages, 'labels')))
  app.route('/', createContactPages(deps, renderPrivatePage(pages, 'contact')))
  app.route('/', createBackInStockPages(deps, renderPrivatePage(pages, 'backInStock')))
  app.route('/', createNewsletterPages(deps, renderPrivatePage(pages, 'newsletter')))
  app.route('/', createCartPage(deps, renderPrivatePage(pages, 'cart')))
  if (pages) {
    app.route('/', pages.routes())
  }
  return { app, pages }
}

/** Creates the shop's pages. Returns null if there is no renderer; the API works without pages. */
function openPages(
  { renderer, env, log, db, payments }: ShopDeps,
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
      texts: getShopTexts,
    })
  )
}
