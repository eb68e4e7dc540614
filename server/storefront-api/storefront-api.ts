import { type Context, Hono } from 'hono'
import { createYoga } from 'graphql-yoga'
import { respondProblem } from '../web/problem.ts'
import { refuseCrossSiteRequests } from '../web/same-origin.ts'
import type { Deps } from '../deps.ts'
import { readSavedCodes } from '../cart/index.ts'
import { findHostedStore } from '../gateways/hosted-store.ts'
import { getShopTexts } from '../texts/index.ts'
import { findVisitor } from '../visitor.ts'
import { type StorefrontCaller, makeStorefrontContext, type StorefrontContext } from './context.ts'
import { forwardToHostedStore } from './forward-to-hosted-store.ts'
import { limitApiTime } from './limits/limit-time.ts'
import { createRequestLimitsPlugin } from './limits/request-limits.ts'
import { maskError } from './mask-error.ts'
import { makeStorefrontSchema } from './schema.ts'
import { chooseSupportedVersion, isStorefrontApiVersion } from './versions.ts'

/** The paths of the API. Older clients leave out `.json`. The paths don't decide whether a version exists; the handler checks that. */
const PATHS = ['/api/:version/graphql.json', '/api/:version{20[0-9-]+|unstable}/graphql']
const ENDPOINT = '/api/:version/:name'
// The maximum size of a request in bytes, enough for a cart of 250 lines with attributes. Storefronts send far less.
const MAX_BODY_BYTES = 1_000_000
const JSON_BODY = /^application\/json\s*(;|$)/i
/** Matches the accepted content types: JSON, or a body that is itself a GraphQL query. */
const JSON_OR_QUERY = /^application\/(json|graphql)\s*(;|$)/i

/**
 * Serves Shopify's Storefront API from this shop's catalogue and carts. If a hosted Shopify store is configured, forwards the requests to
 * that store. Throws an Error if a text of content/ is invalid. Access tokens aren't checked, because all data here is also public on the
 * pages.
 */
export function createStorefrontApi(deps: Deps): Hono {
  const yoga = makeYoga(deps)
  const hostedStore = findHostedStore(deps.env)
  const app = new Hono()
  const answer = async (c: Context) => {
    const version = c.req.param('version') ?? ''
    if (!isStorefrontApiVersion(version))
      return respondProblem(c, 'unknown-version', `This shop doesn't support version ${version}.`)
    if (c.req.method !== 'POST') {
      c.header('Allow', 'POST')
      return respondProblem(c, 'method-not-allowed', 'Send the query in a POST.')
    }
    if (!(hostedStore ? JSON_BODY : JSON_OR_QUERY).test(c.req.header('content-type') ?? '')) {
      return respondProblem(c, 'unsupported-media-type', 'Send the query as application/json.')
    }
    if (hostedStore)
      return forwardToHostedStore(c, hostedStore, { version, largestBody: MAX_BODY_BYTES, log: deps.log })
    const visitor = await findVisitor(c, deps)
    const caller = { visitorHash: visitor?.hash ?? null, takeSavedCodes: () => readSavedCodes(c) }
    const answered = await yoga.fetch(c.req.raw, caller)
    const headers = new Headers(answered.headers)
    headers.set('cache-control', 'no-store')
    headers.set('x-shopify-api-version', chooseSupportedVersion(version))
    // Copies the cookies that were set during the call to the response. For example, the cookie with a link's discount code is deleted when
    // the code has been used.
    for (const cookie of c.res.headers.getSetCookie()) headers.append('set-cookie', cookie)
    return new Response(await answered.text(), { status: answered.status, headers })
  }
  for (const path of PATHS) {
    app.use(path, refuseCrossSiteRequests(deps.env.PUBLIC_URL))
    if (!hostedStore) app.use(path, limitApiTime(deps.env))
    app.all(path, answer)
  }
  return app
}

function makeYoga(deps: Deps) {
  return createYoga<StorefrontCaller, StorefrontContext>({
    schema: makeStorefrontSchema(),
    context: ({ visitorHash, takeSavedCodes: take }) =>
      makeStorefrontContext(deps, getShopTexts(), { visitorHash, takeSavedCodes: take }),
    graphqlEndpoint: ENDPOINT,
    plugins: [createRequestLimitsPlugin()],
    maskedErrors: { maskError: (error) => maskError(error, deps.log) },
    maxRequestBodySize: MAX_BODY_BYTES,
    // Browsers can't call the API from other origins. Other storefronts call it from their servers.
    cors: false,
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  })
}
