import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { createCallLimit, respondTooManyCalls, createTooManyCallsError } from '../../web/call-limit.ts'
import { findProductId, findReviewedProduct } from '../../catalogue/index.ts'
import { askQuestion } from '../questions/ask-question.ts'
import { listQuestions } from '../questions/list-questions.ts'
import { getOrCreateVisitor } from '../../visitor.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { askQuestionRoute, listQuestionsRoute } from './review-routes.ts'

type QuestionDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>

/** The public API for questions and answers about a product. */
export function createQuestionRoutes(deps: QuestionDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const limit = createCallLimit(deps, 'questions')
  api.openapi(listQuestionsRoute, async (c) => {
    const product = await findReviewedProduct(deps.db, c.req.valid('param').id)
    if (product === null) return unknownProduct(c)
    c.header('Cache-Control', 'no-cache')
    return c.json(await listQuestions(deps.db, { product, after: c.req.valid('query').after ?? null }), 200)
  })
  api.openapi(askQuestionRoute, async (c) => {
    const productId = await findProductId(deps.db, c.req.valid('param').id)
    if (productId === null) return unknownProduct(c)
    const visitor = await getOrCreateVisitor(c, deps)
    const call = await limit(c, visitor.hash)
    if (!call.ok) return respondTooManyCalls(c, call)
    const question = c.req.valid('json')
    const asked = await askQuestion(deps, { productId, visitorHash: visitor.hash, question })
    return asked.ok ? c.body(null, 204) : respondTooManyCalls(c, createTooManyCallsError('questions'))
  })
  return api
}

const unknownProduct = (c: Context) => respondProblem(c, 'product-not-found')
