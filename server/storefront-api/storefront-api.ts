import { Hono } from 'hono'
import { createYoga } from 'graphql-yoga'
import { problem } from '../api/problem.ts'
import { refuseForeignRequests } from '../api/same-origin.ts'
import type { Deps } from '../deps.ts'
import { takeKeptCodes } from '../discount-code-cookie.ts'
import { hostedStoreOf } from '../gateways/hosted-store.ts'
import { shopTexts } from '../services/content/shop-texts.ts'
import { findVisitor } from '../visitor.ts'
import { type Caller, makeContext, type StorefrontContext } from './context.ts'
import { forwardRequest } from './forward-request.ts'
import { requestLimits } from './limits/request-limits.ts'
import { maskError } from './mask-error.ts'
import { makeSchema } from './schema.ts'
import { isVersion } from './versions.ts'

const PATH = '/api/:version/graphql.json'
// A cart of 250 lines with attributes fits; nothing a storefront asks comes near it.
const LARGEST_BODY = 1_000_000

/**
 * The hosted store's Storefront API, served from this shop's own catalogue and carts; or, where a real hosted store is set, by that one.
 * Throws an Error where a text in content/ is not right. Any access token is taken, and none: there is nothing here that the pages do not show everybody.
 */
export function storefrontApi(deps: Deps): Hono {
  const yoga = makeYoga(deps)
  const hostedStore = hostedStoreOf(deps.env)
  const app = new Hono()
  app.use(PATH, refuseForeignRequests(deps.env.PUBLIC_URL))
  app.all(PATH, async (c) => {
    const version = c.req.param('version')
    if (!isVersion(version))
      return problem(c, 'unknown-version', `This shop does not know version ${version}.`)
    if (c.req.method !== 'POST') {
      c.header('Allow', 'POST')
      return problem(c, 'method-not-allowed', 'Send the query in a POST.')
    }
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
      return problem(c, 'unsupported-media-type', 'Send the query as application/json.')
    }
    if (hostedStore)
      return forwardRequest(c, hostedStore, { version, largestBody: LARGEST_BODY, log: deps.log })
    const visitor = await findVisitor(c, deps)
    const caller = { visitorHash: visitor?.hash ?? null, takeKeptCodes: () => takeKeptCodes(c) }
    const answer = await yoga.fetch(c.req.raw, caller)
    const headers = new Headers(answer.headers)
    headers.set('cache-control', 'no-store')
    // The code that a link has brought is used: what was set beside the answer goes along with it.
    for (const cookie of c.res.headers.getSetCookie()) headers.append('set-cookie', cookie)
    return new Response(await answer.text(), { status: answer.status, headers })
  })
  return app
}

function makeYoga(deps: Deps) {
  const texts = shopTexts()
  return createYoga<Caller, StorefrontContext>({
    schema: makeSchema(),
    context: ({ visitorHash, takeKeptCodes: take }) =>
      makeContext(deps, texts, { visitorHash, takeKeptCodes: take }),
    graphqlEndpoint: PATH,
    plugins: [requestLimits()],
    maskedErrors: { maskError: (error) => maskError(error, deps.log) },
    maxRequestBodySize: LARGEST_BODY,
    // Other people's storefronts ask from their servers. A browser of another origin has no business here.
    cors: false,
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  })
}
