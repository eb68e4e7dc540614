import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classifyRoutes } from '../../../tests/access/classify-routes.ts'
import { fillPath } from '../../../tests/access/fill-path.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { createTestDeps } from '../../../tests/setup/test-deps.ts'
import { createShop } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'

const PERSON = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }
const PROGRAM = { accept: 'application/json' }
const UNKNOWN = '0123456789abcdefghijkl'

let shop: CheckoutShop
let routes: { method: string; path: string; isApi: boolean }[]
const away = openDatabase('postgres://postgres@localhost/x?host=/nowhere')

beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  routes = classifyRoutes(shop.app)
    .routes.filter(({ method, path }) => method !== 'GET' && !isGraphql(path))
    .map(({ method, path }) => ({
      method,
      path: fillPath(path, (name) => (name === 'id' ? '9999' : UNKNOWN)),
      isApi: path.startsWith('/api/'),
    }))
})
afterAll(async () => {
  await shop.close()
  await away.close()
})

/** The Storefront API reports its errors as GraphQL does, to people and programs alike. */
const isGraphql = (path: string): boolean => path.includes('graphql')

type Sent = { method: string; path: string; isApi: boolean }

/** Sends a form without its fields to a page, or an empty JSON object to the API. */
function send(app: CheckoutShop['app'], { method, path, isApi }: Sent, headers: Record<string, string>) {
  const body = method === 'DELETE' ? null : isApi ? '{}' : 'a=b'
  const type = isApi ? 'application/json' : 'application/x-www-form-urlencoded'
  return app.request(path, {
    method,
    body,
    headers: { ...headers, ...(body !== null && { 'content-type': type }) },
  })
}

/**
 * Checks the error response that a program gets. Returns null if the response is problem+json, or a form's own page with its errors. For
 * any other response, returns its description, because that response is wrong.
 */
async function judgeProgram(answer: Response, { isApi }: Sent): Promise<string | null> {
  if (answer.status < 400) return null
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('application/problem+json'))
    return isOwnPage(answer, { isApi }) ? null : `${answer.status} ${type}`
  const { code, title, status, reference } = await answer.json()
  if (typeof code !== 'string' || typeof title !== 'string' || status !== answer.status)
    return `${answer.status} without code, title or status`
  return answer.status >= 500 && typeof reference !== 'string' ? `${answer.status} without reference` : null
}

/**
 * Checks the error response that a person gets, which should be a page with a next step. Returns null for such a page. For any other
 * response, returns its description.
 */
async function judgePerson(answer: Response, { isApi }: Sent): Promise<string | null> {
  if (answer.status < 400) return null
  const type = answer.headers.get('content-type') ?? ''
  // The application isn't built here, so the server sends the data of a page as JSON instead of HTML.
  if (!type.startsWith('application/json')) return `${answer.status} ${type}`
  const page = await answer.json()
  if (page.kind !== 'message' && isOwnPage(answer, { isApi })) return null
  if (page.kind !== 'message') return `${answer.status} ${JSON.stringify(page)}`
  if (!(page.links?.length > 0) && page.again === undefined) return `${answer.status} without a next step`
  const isOwnMessage = answer.status < 500 && page.reference === undefined && !isApi
  return isOwnMessage || typeof page.reference === 'string' ? null : `${answer.status} without reference`
}

/** Whether the response is the page of the form itself, which shows what was typed and what is wrong with it. */
const isOwnPage = ({ status, headers }: Response, { isApi }: Pick<Sent, 'isApi'>): boolean =>
  !isApi && [404, 422].includes(status) && headers.get('content-type') === 'application/json'

describe.each([
  ['while the database is away', () => createAwayApp(), {}],
  ['with an empty form and an unknown id', () => shop.app, {}],
  ['from another site', () => shop.app, { 'sec-fetch-site': 'cross-site' }],
])('every route that changes something, %s', (_name, appOf, headers: Record<string, string>) => {
  it.each([
    ['a person a page with a next step and a reference', PERSON, judgePerson],
    ['a program problem+json', PROGRAM, judgeProgram],
  ])('sends %s', async (_audience, audience, judge) => {
    const app = appOf()
    const wrong: string[] = []
    const refused: string[] = []
    for (const route of routes) {
      const answer = await send(app, route, { ...audience, ...headers })
      if (answer.status >= 400) refused.push(route.path)
      const fault = await judge(answer, route)
      if (fault !== null) wrong.push(`${route.method} ${route.path}: ${fault}`)
    }
    expect(wrong).toEqual([])
    // Makes sure that most requests were refused. If they had succeeded, the loop above would have checked almost nothing.
    expect(refused.length).toBeGreaterThan(routes.length * 0.8)
  })
})

function createAwayApp() {
  const deps = createTestDeps(away.db, OPERATOR_SETTINGS)
  return createShop({ ...deps, log: () => {} }).app
}
