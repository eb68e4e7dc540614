import { OpenAPIHono } from '@hono/zod-openapi'
import { createAnalyticsRoutes } from './analytics/routes/analytics.ts'
import { createArtworkRoutes } from './designs/routes/artwork.ts'
import { createArtworkCreditsRoute } from './designs/routes/artwork-credits.ts'
import { createBannerRoutes } from './made-to-order/routes/banners.ts'
import { createBoatLetteringRoutes } from './made-to-order/routes/boat-lettering.ts'
import { createCalculatorRoutes } from './made-to-order/routes/calculators.ts'
import { createFleetLetteringRoutes } from './made-to-order/routes/fleet-lettering.ts'
import { createItemPictureRoutes } from './made-to-order/routes/item-pictures.ts'
import { createCartDetailsRoutes } from './cart/routes/cart-extras.ts'
import { createCollectionRoutes } from './catalogue/routes/collections.ts'
import { createContactOperatorRoutes } from './contact/routes/contact-operator.ts'
import { createContentRoutes } from './site/routes/content.ts'
import { createCreditRoutes } from './credits/routes/credits.ts'
import { createCutFileRoutes } from './downloads/routes/cut-files.ts'
import { createDesignInspirationRoute } from './designs/routes/design-inspiration.ts'
import { createDesignRoutes } from './designs/routes/designs.ts'
import { createImageModelRoutes } from './designs/routes/image-model.ts'
import { createSubjectGuessRoute } from './designs/routes/subject-guess.ts'
import { createImageRoutes } from './designs/routes/images.ts'
import { createDeliveryEstimateRoute } from './catalogue/routes/delivery-estimate.ts'
import { createEventRoutes } from './analytics/routes/events.ts'
import { createLabelSheetRoutes } from './made-to-order/routes/label-sheets.ts'
import { createCallLimit } from './web/call-limit.ts'
import { createOperatorListRoutes } from './web/operator-list-routes.ts'
import { describeApi } from './web/openapi.ts'
import { respondInvalidRequest } from './web/problem.ts'
import { createContentPreviewRoutes } from './production/routes/content-previews.ts'
import { createPreviewRoutes } from './production/routes/preview-routes.ts'
import { createMotifRoutes } from './designs/routes/motifs.ts'
import { createNewsletterRoutes } from './newsletter/routes/newsletter.ts'
import { discountCodeListHandlers } from './operator/discount-code-list.ts'
import { createActivityRoute } from './operator/routes/activity.ts'
import { createBackgroundTaskRoutes } from './operator/routes/background-tasks.ts'
import { createChangeLogRoute } from './operator/routes/change-log.ts'
import type { OrderDeps } from './orders/order-events.ts'
import { createProductionBoardRoutes } from './orders/routes/operator-board.ts'
import { createOperatorOrderRoutes } from './orders/routes/operator-orders.ts'
import { createNewsletterOperatorRoutes } from './newsletter/routes/newsletter-operator.ts'
import { createOperatorDesignRequestRoutes } from './design-requests/routes/operator-design-requests.ts'
import { createOperatorAttachedFileRoutes } from './production/routes/operator-attached-files.ts'
import { createOperatorJobRoutes } from './production/routes/operator-jobs.ts'
import { createOperatorNestRoutes } from './production/routes/operator-nests.ts'
import { createOperatorSessionRoutes } from './operator/routes/operator-session.ts'
import { createPostRoutes } from './site/routes/posts.ts'
import { createOperatorCustomerRoutes } from './operator/routes/customers.ts'
import { refusedTextListHandlers } from './screening/refused-text-list.ts'
import { createScreeningRoutes } from './screening/routes/screening.ts'
import { createOperatorTextRoutes } from './texts/routes/operator-texts.ts'
import { createPageCopyRoutes } from './texts/routes/page-copy.ts'
import { createOperatorSampleShopRoutes } from './sample-shop/routes/operator-sample-shop.ts'
import { createTaxReportRoutes } from './tax-report/routes/operator-tax-report.ts'
import { createOperatorSettingsRoutes } from './settings/routes/operator-settings.ts'
import { createSetUpRoutes } from './operator/routes/set-up.ts'
import { createOperatorContentRoutes } from './operator/routes/operator-content.ts'
import { createOperatorProductRoutes } from './catalogue/routes/operator-products.ts'
import { createClaimsAuditRoute } from './site/routes/operator-claims-audit.ts'
import { createOperatorLogoRoute } from './site/routes/operator-logo.ts'
import { createOperatorQuestionRoutes } from './reviews/routes/operator-questions.ts'
import { createOperatorReviewRoutes } from './reviews/routes/operator-reviews.ts'
import { createProductRoutes } from './catalogue/routes/products.ts'
import { createQuestionRoutes } from './reviews/routes/questions.ts'
import { createQuoteRoutes } from './made-to-order/routes/quotes.ts'
import { createRecentlyViewedRoute } from './recommendations/routes/recently-viewed.ts'
import { createRecommendationRoutes } from './recommendations/routes/recommendations.ts'
import { createReferralRoutes } from './rewards/routes/referrals.ts'
import { createReviewApiRoutes } from './reviews/routes/reviews.ts'
import { createSearchRoutes } from './site/routes/search.ts'
import { createShowcaseRoutes } from './catalogue/routes/showcase.ts'
import { createSocialProofRoutes } from './social-proof/routes/social-proof.ts'
import { createArtworkPreviewSource, createDesignPreviewSource } from './production/routes/preview-sources.ts'
import { limitBody, refuseCrossSiteRequests, requireJson } from './web/same-origin.ts'
import { limitUploads } from './web/limit-uploads.ts'
import type { RendererDeps } from './web/pages/renderer.ts'

type ApiDeps = Pick<
  OrderDeps & RendererDeps,
  | 'db'
  | 'now'
  | 'log'
  | 'env'
  | 'visitorSecret'
  | 'engine'
  | 'payments'
  | 'imageModel'
  | 'segmentationModel'
  | 'mail'
  | 'store'
  | 'orderHandlers'
  | 'renderer'
>

/** Each resource has a small app with its routes. For each request, the first app with a matching path responds. */
const API_PARTS: readonly ((deps: ApiDeps) => OpenAPIHono)[] = [
  // The routes of reviews come before the routes of products, which would match `{id}/reviews` as an id.
  createReviewApiRoutes,
  createQuestionRoutes,
  createOperatorReviewRoutes,
  createOperatorQuestionRoutes,
  createProductRoutes,
  createCollectionRoutes,
  createSearchRoutes,
  createRecommendationRoutes,
  createCartDetailsRoutes,
  createEventRoutes,
  createRecentlyViewedRoute,
  createDeliveryEstimateRoute,
  createShowcaseRoutes,
  createArtworkCreditsRoute,
  createContentRoutes,
  createPostRoutes,
  createPageCopyRoutes,
  createNewsletterRoutes,
  createCutFileRoutes,
  createNewsletterOperatorRoutes,
  createContactOperatorRoutes,
  createOperatorSessionRoutes,
  createChangeLogRoute,
  createActivityRoute,
  createBackgroundTaskRoutes,
  createOperatorProductRoutes,
  createOperatorCustomerRoutes,
  createClaimsAuditRoute,
  createOperatorContentRoutes,
  createOperatorListRoutes(discountCodeListHandlers),
  createScreeningRoutes,
  createOperatorListRoutes(refusedTextListHandlers),
  createOperatorTextRoutes,
  createOperatorSettingsRoutes,
  createOperatorLogoRoute,
  createSetUpRoutes,
  createOperatorSampleShopRoutes,
  createTaxReportRoutes,
  createOperatorOrderRoutes,
  createProductionBoardRoutes,
  createOperatorJobRoutes,
  createOperatorAttachedFileRoutes,
  createOperatorDesignRequestRoutes,
  createOperatorNestRoutes,
  createMotifRoutes,
  createImageRoutes,
  createBannerRoutes,
  createItemPictureRoutes,
  createFleetLetteringRoutes,
  createContentPreviewRoutes,
  createQuoteRoutes,
  createCreditRoutes,
  createReferralRoutes,
  createAnalyticsRoutes,
  createCalculatorRoutes,
  createBoatLetteringRoutes,
  createLabelSheetRoutes,
  createSocialProofRoutes,
]

/** Builds the REST API. The checks for all requests, such as the limit of the body's size, run before the resources' own routes. */
export function createApi(deps: ApiDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const { PUBLIC_URL } = deps.env
  api.use('/api/*', refuseCrossSiteRequests(PUBLIC_URL), limitUploads(deps), limitBody, requireJson)
  for (const part of API_PARTS) api.route('/', part(deps))
  // The routes of preview files come before the routes of other resources, which would match `{id}.pdf` as an id.
  for (const kind of [createDesignPreviewSource(deps), createArtworkPreviewSource(deps)])
    api.route('/', createPreviewRoutes(deps, kind))
  const drawings = createCallLimit(deps, 'drawings')
  for (const part of [
    createDesignRoutes,
    createArtworkRoutes,
    createImageModelRoutes,
    createSubjectGuessRoute,
    createDesignInspirationRoute,
  ])
    api.route('/', part(deps, drawings))
  describeApi(api)
  return api
}
