import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { createCallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { findReviewedProduct } from '../../catalogue/index.ts'
import { listReviews } from '../list-reviews.ts'
import { reportReview } from '../report-review.ts'
import { voteHelpful } from '../vote-helpful.ts'
import { getOrCreateVisitor, type Visitor } from '../../visitor.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import { listReviewsRoute, reportRoute, withdrawVoteRoute, voteRoute } from './review-routes.ts'

type ReviewDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>

/** The public API for reading reviews, voting on them and reporting them. Buyers write reviews on the page of their order. */
export function createReviewApiRoutes(deps: ReviewDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const limit = createCallLimit(deps, 'review-votes')
  api.openapi(listReviewsRoute, async (c) => {
    const product = await findReviewedProduct(deps.db, c.req.valid('param').id)
    if (product === null) return respondProblem(c, 'product-not-found')
    const { sort, after = null } = c.req.valid('query')
    const list = await listReviews(deps.db, { product, sort, after })
    if (list === null) return respondProblem(c, 'unknown-review', 'There is no such review to continue from.')
    c.header('Cache-Control', 'no-cache')
    return c.json(list, 200)
  })
  const judge = async (c: Context, act: (visitor: Visitor) => Promise<Response>) => {
    const visitor = await getOrCreateVisitor(c, deps)
    const call = await limit(c, visitor.hash)
    return call.ok ? act(visitor) : respondTooManyCalls(c, call)
  }
  const vote = (c: Context, reviewId: number, helpful: boolean) =>
    judge(c, async ({ hash }) => {
      const voted = await voteHelpful(deps, { reviewId, visitorHash: hash, helpful })
      if (voted.ok) return c.json(voted.value, 200)
      if (voted.reason === 'own-review')
        return respondProblemWithCode(
          c,
          403,
          voted.reason,
          "This is your own review, so you can't vote on it.",
        )
      return unknownReview(c)
    })
  api.openapi(voteRoute, (c) => vote(c, c.req.valid('param').id, true))
  api.openapi(withdrawVoteRoute, (c) => vote(c, c.req.valid('param').id, false))
  api.openapi(reportRoute, (c) =>
    judge(c, async ({ hash }) => {
      const { reason } = c.req.valid('json')
      const report = { reviewId: c.req.valid('param').id, visitorHash: hash, reason }
      return (await reportReview(deps, report)) ? c.body(null, 204) : unknownReview(c)
    }),
  )
  return api
}

const unknownReview = (c: Context) => respondProblem(c, 'not-found', 'There is no such review.')
