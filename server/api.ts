import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from './deps.ts'
import { analytics } from './analytics/routes/analytics.ts'
import { artwork } from './designs/routes/artwork.ts'
import { artworkCredits } from './designs/routes/artwork-credits.ts'
import { banners } from './made-to-order/routes/banners.ts'
import { boatLettering } from './made-to-order/routes/boat-lettering.ts'
import { calculatorLines } from './made-to-order/routes/calculators.ts'
import { cartExtras } from './cart/routes/cart-extras.ts'
import { collections } from './catalogue/routes/collections.ts'
import { contactOperator } from './contact/routes/contact-operator.ts'
import { content } from './site/routes/content.ts'
import { credits } from './credits/routes/credits.ts'
import { cutFiles } from './downloads/routes/cut-files.ts'
import { designInspiration } from './designs/routes/design-inspiration.ts'
import { designs } from './designs/routes/designs.ts'
import { imageModel } from './designs/routes/image-model.ts'
import { subjectGuess } from './designs/routes/subject-guess.ts'
import { images } from './designs/routes/images.ts'
import { deliveryEstimate } from './catalogue/routes/delivery-estimate.ts'
import { events } from './analytics/routes/events.ts'
import { labelSheets } from './made-to-order/routes/label-sheets.ts'
import { createCallLimit } from './web/call-limit.ts'
import { describeApi } from './web/openapi.ts'
import { refuseInvalid } from './web/problem.ts'
import { contentPreviews } from './production/routes/content-previews.ts'
import { madeFiles } from './production/routes/made-files.ts'
import { motifs } from './designs/routes/motifs.ts'
import { newsletter } from './newsletter/routes/newsletter.ts'
import { activity } from './operator/routes/activity.ts'
import { backgroundTasks } from './operator/routes/background-tasks.ts'
import { changeLog } from './operator/routes/change-log.ts'
import { productionBoard } from './orders/routes/operator-board.ts'
import { operatorOrders } from './orders/routes/operator-orders.ts'
import { newsletterOperator } from './newsletter/routes/newsletter-operator.ts'
import { operatorDesignRequests } from './design-requests/routes/operator-design-requests.ts'
import { operatorAttachedFiles } from './production/routes/operator-attached-files.ts'
import { operatorJobs } from './production/routes/operator-jobs.ts'
import { operatorNests } from './production/routes/operator-nests.ts'
import { operatorSession } from './operator/routes/operator-session.ts'
import { posts } from './site/routes/posts.ts'
import { operatorCustomers } from './operator/routes/customers.ts'
import { operatorScreening } from './screening/routes/screening.ts'
import { operatorTexts } from './texts/routes/operator-texts.ts'
import { pageWords } from './texts/routes/page-words.ts'
import { operatorSampleShop } from './sample-shop/routes/operator-sample-shop.ts'
import { operatorTaxReport } from './tax-report/routes/operator-tax-report.ts'
import { operatorSettings } from './settings/routes/operator-settings.ts'
import { setUp } from './operator/routes/set-up.ts'
import { operatorPeople } from './operator/routes/people.ts'
import { operatorProducts } from './catalogue/routes/operator-products.ts'
import { operatorClaimsAudit } from './site/routes/operator-claims-audit.ts'
import { operatorLogo } from './site/routes/operator-logo.ts'
import { operatorQuestions } from './reviews/routes/operator-questions.ts'
import { operatorReviews } from './reviews/routes/operator-reviews.ts'
import { products } from './catalogue/routes/products.ts'
import { questions } from './reviews/routes/questions.ts'
import { quotes } from './made-to-order/routes/quotes.ts'
import { recentlyViewed } from './recommendations/routes/recently-viewed.ts'
import { recommendations } from './recommendations/routes/recommendations.ts'
import { referrals } from './rewards/routes/referrals.ts'
import { reviews } from './reviews/routes/reviews.ts'
import { search } from './site/routes/search.ts'
import { showcase } from './catalogue/routes/showcase.ts'
import { socialProof } from './social-proof/routes/social-proof.ts'
import { artworkKind, designKind } from './production/routes/preview-sources.ts'
import { limitBody, refuseForeignRequests, requireJson } from './web/same-origin.ts'
import { limitUploads } from './web/uploads-at-once.ts'

type ApiDeps = Pick<
  Deps,
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
>

/** One small app per resource. For each request, the first app with a matching path responds. */
const PARTS: readonly ((deps: ApiDeps) => OpenAPIHono)[] = [
  // Reviews come before products, because the products' routes would match `{id}/reviews` as an id.
  reviews,
  questions,
  operatorReviews,
  operatorQuestions,
  products,
  collections,
  search,
  recommendations,
  cartExtras,
  events,
  recentlyViewed,
  deliveryEstimate,
  showcase,
  artworkCredits,
  content,
  posts,
  pageWords,
  newsletter,
  cutFiles,
  newsletterOperator,
  contactOperator,
  operatorSession,
  changeLog,
  activity,
  backgroundTasks,
  operatorProducts,
  operatorCustomers,
  operatorClaimsAudit,
  operatorPeople,
  operatorScreening,
  operatorTexts,
  operatorSettings,
  operatorLogo,
  setUp,
  operatorSampleShop,
  operatorTaxReport,
  operatorOrders,
  productionBoard,
  operatorJobs,
  operatorAttachedFiles,
  operatorDesignRequests,
  operatorNests,
  motifs,
  images,
  banners,
  contentPreviews,
  quotes,
  credits,
  referrals,
  analytics,
  calculatorLines,
  boatLettering,
  labelSheets,
  socialProof,
]

/** Builds the REST API: all resources behind the same guards. */
export function createApi(deps: ApiDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })
  const { PUBLIC_URL } = deps.env
  api.use('/api/*', refuseForeignRequests(PUBLIC_URL), limitUploads(deps), limitBody, requireJson)
  for (const part of PARTS) api.route('/', part(deps))
  // Made files come before the other resources, whose routes would match `{id}.pdf` as an id.
  for (const kind of [designKind(deps), artworkKind(deps)]) api.route('/', madeFiles(deps, kind))
  const drawings = createCallLimit(deps, 'drawings')
  for (const part of [designs, artwork, imageModel, subjectGuess, designInspiration])
    api.route('/', part(deps, drawings))
  describeApi(api)
  return api
}
