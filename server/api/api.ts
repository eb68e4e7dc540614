import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { analytics } from './analytics.ts'
import { artwork } from './artwork.ts'
import { artworkCredits } from './artwork-credits.ts'
import { banners } from './banners.ts'
import { boatLettering } from './boat-lettering.ts'
import { calculatorLines } from './calculators.ts'
import { cartExtras } from './cart-extras.ts'
import { collections } from './collections.ts'
import { contactOperator } from './contact-operator.ts'
import { content } from './content.ts'
import { credits } from './credits.ts'
import { cutFiles } from './cut-files.ts'
import { designInspiration } from './design-inspiration.ts'
import { designs, drawingLimit } from './designs.ts'
import { imageModel } from './image-model.ts'
import { images } from './images.ts'
import { deliveryEstimate } from './delivery-estimate.ts'
import { events } from './events.ts'
import { labelSheets } from './label-sheets.ts'
import { describeApi } from './openapi.ts'
import { refuseInvalid } from './problem.ts'
import { madeFiles } from './made-files.ts'
import { motifs } from './motifs.ts'
import { newsletter } from './newsletter.ts'
import { activity } from './operator/activity.ts'
import { backgroundTasks } from './operator/background-tasks.ts'
import { changeLog } from './operator/change-log.ts'
import { productionBoard } from './operator/board.ts'
import { operatorOrders } from './operator/orders.ts'
import { newsletterOperator } from './newsletter-operator.ts'
import { operatorDesignRequests } from './operator-design-requests.ts'
import { operatorJobs } from './operator-jobs.ts'
import { operatorNests } from './operator-nests.ts'
import { operatorSession } from './operator-session.ts'
import { posts } from './posts.ts'
import { operatorCustomers } from './operator/customers.ts'
import { operatorPeople } from './operator/people.ts'
import { operatorProducts } from './operator/products.ts'
import { operatorTruth } from './operator/truth.ts'
import { operatorQuestions } from './operator-questions.ts'
import { operatorReviews } from './operator-reviews.ts'
import { products } from './products.ts'
import { questions } from './questions.ts'
import { quotes } from './quotes.ts'
import { recentlyViewed } from './recently-viewed.ts'
import { recommendations } from './recommendations.ts'
import { referrals } from './referrals.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { showcase } from './showcase.ts'
import { socialProof } from './social-proof.ts'
import { artworkKind, designKind } from './thing-kinds.ts'
import { limitBody, refuseForeignRequests, requireJson } from './same-origin.ts'
import { limitUploads } from './uploads-at-once.ts'

/** The REST API: one small app a resource, behind the same guards. */
export function createApi(
  deps: Pick<
    Deps,
    | 'db'
    | 'now'
    | 'log'
    | 'env'
    | 'visitorSecret'
    | 'engine'
    | 'payments'
    | 'imageModel'
    | 'store'
    | 'orderHandlers'
  >,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })
  const { PUBLIC_URL } = deps.env
  api.use('/api/*', refuseForeignRequests(PUBLIC_URL), limitUploads(deps), limitBody, requireJson)
  // First: to the products, `{id}/reviews` would be an id.
  for (const part of [reviews, questions, operatorReviews, operatorQuestions]) api.route('/', part(deps))
  api.route('/', products(deps))
  api.route('/', collections(deps))
  api.route('/', search(deps))
  api.route('/', recommendations(deps))
  api.route('/', cartExtras(deps))
  api.route('/', events(deps))
  api.route('/', recentlyViewed(deps))
  api.route('/', deliveryEstimate(deps))
  api.route('/', showcase(deps))
  api.route('/', artworkCredits())
  api.route('/', content(deps))
  api.route('/', posts(deps))
  api.route('/', newsletter(deps))
  api.route('/', cutFiles(deps))
  api.route('/', newsletterOperator(deps))
  api.route('/', contactOperator(deps))
  api.route('/', operatorSession(deps))
  api.route('/', changeLog(deps))
  api.route('/', activity(deps))
  api.route('/', backgroundTasks(deps))
  api.route('/', operatorProducts(deps))
  api.route('/', operatorCustomers(deps))
  api.route('/', operatorTruth(deps))
  api.route('/', operatorPeople(deps))
  api.route('/', operatorOrders(deps))
  api.route('/', productionBoard(deps))
  api.route('/', operatorJobs(deps))
  api.route('/', operatorDesignRequests(deps))
  api.route('/', operatorNests(deps))
  const mayDraw = drawingLimit(deps)
  // First: `{id}.pdf` would be an id to the others.
  for (const kind of [designKind(deps), artworkKind(deps)]) api.route('/', madeFiles(deps, kind))
  api.route('/', designs(deps, mayDraw))
  api.route('/', motifs(deps))
  api.route('/', artwork(deps, mayDraw))
  api.route('/', imageModel(deps, mayDraw))
  api.route('/', images(deps))
  api.route('/', banners(deps))
  api.route('/', designInspiration(deps, mayDraw))
  api.route('/', quotes(deps))
  api.route('/', credits(deps))
  api.route('/', referrals(deps))
  api.route('/', analytics(deps))
  api.route('/', calculatorLines(deps))
  api.route('/', boatLettering(deps))
  api.route('/', labelSheets(deps))
  api.route('/', socialProof(deps))
  describeApi(api)
  return api
}
