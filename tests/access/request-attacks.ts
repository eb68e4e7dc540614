import type { Route } from './classify-routes.ts'
import { fillPath, hasParameters } from './fill-path.ts'
import { inspectResponse } from './inspect-response.ts'
import {
  type AccessAttack,
  EVIL_HOST,
  isApiRoute,
  hasUnsafeMethod,
  sendAttempt,
  limitUnlessThorough,
} from './access-scenario.ts'

/** Sends requests as a page of another site would send them. These requests must not change anything. */
export const tryCrossSiteRequests: AccessAttack = (scene, route) => {
  if (!hasUnsafeMethod(route) || route.kind === 'signed') return []
  const as = route.kind === 'operator' ? scene.boss : scene.victim.visitor
  const { ids, secrets } = scene.victim
  const secret = Object.entries(secrets).find(([start]) => route.path.startsWith(start))?.[1]
  const path = fillPath(route.path, (name) =>
    /^(token|secret|cartId)$/.test(name)
      ? (secret ?? 'x')
      : (ids[route.path.split('/')[2]?.replace(/s$/, '') ?? ''] ?? '1'),
  )
  const origins: Record<string, string>[] = [
    { origin: `https://${EVIL_HOST}` },
    { origin: 'null' },
    { origin: `${scene.shop.deps.env.PUBLIC_URL}.${EVIL_HOST}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' },
  ]
  const attempts = origins.flatMap((headers) =>
    limitUnlessThorough(scene, 1, [!isApiRoute(route), isApiRoute(route)]).map((form) => ({
      name: `${JSON.stringify(headers)} ${form ? 'form' : 'JSON'}`,
      send: async () => {
        const answer = await sendAttempt(scene, route, { as, path, headers, form })
        const faults = await inspectResponse(answer)
        return answer.status === 403 ? faults : [...faults, `answered ${answer.status} to another site`]
      },
    })),
  )
  const plain = {
    name: 'JSON as text/plain, as a form can send it',
    send: async () => {
      const answer = await sendAttempt(scene, route, {
        as: scene.mallory,
        path,
        headers: { 'content-type': 'text/plain' },
      })
      return answer.status === 415 || !isApiRoute(route)
        ? inspectResponse(answer)
        : [`took text/plain: ${answer.status}`]
    },
  }
  return [...attempts, ...(isApiRoute(route) && hasBody(route) ? [plain] : [])]
}

const hasBody = ({ method }: Route) => method === 'POST' || method === 'PUT'

/** Sends proxy headers with false values. They must not change the response: if a cache stored it, other visitors would get it, too. */
export const tryHeaderPoisoning: AccessAttack = (scene, route) => {
  if (hasUnsafeMethod(route)) return []
  const { ids, secrets, visitor } = scene.victim
  const secret = Object.entries(secrets).find(([start]) => route.path.startsWith(start))?.[1]
  const path = fillPath(route.path, (name) =>
    /^(token|secret|cartId)$/.test(name) ? (secret ?? 'x') : (ids[name] ?? ids['design'] ?? ''),
  )
  const told = {
    'x-forwarded-host': EVIL_HOST,
    'x-forwarded-proto': 'gopher',
    'x-forwarded-prefix': `//${EVIL_HOST}`,
    'x-original-url': '/api/operator/orders',
    'x-rewrite-url': '/api/operator/orders',
    forwarded: `for=1.1.1.1;host=${EVIL_HOST};proto=gopher`,
  }
  const ask = async (origin: string, headers: Record<string, string>) =>
    scene.shop.app.request(origin + path, { headers: { ...headers, cookie: visitor.cookie } })
  return [
    {
      name: 'Host and X-Forwarded-*',
      send: async () => {
        const answer = await ask(`http://${EVIL_HOST}`, told)
        return inspectResponse(answer, { foreign: /evil\.example|gopher:/ })
      },
    },
  ]
}

const REDIRECTS = [
  'next',
  'return',
  'returnTo',
  'return_to',
  'redirect',
  'url',
  'to',
  'path',
  'ref',
  'back',
  'continue',
]

/** Checks that a parameter can neither redirect to another site nor add a header to the response. */
export const tryOpenRedirects: AccessAttack = (scene, route) => {
  const target = `//${EVIL_HOST}/x`
  const query = new URLSearchParams(REDIRECTS.map((name) => [name, target]))
  const own = (text: string) => fillPath(route.path, () => text)
  const injected = '%0d%0aevil-header:%201'
  const paths = [
    `${own('1')}?${query}`,
    `${own('1')}?${REDIRECTS.map((name) => `${name}=x${injected}`).join('&')}`,
    ...(hasParameters(route.path)
      ? [
          own(`x${injected}`),
          own('%2f%2fevil.example'),
          own('%5cevil.example'),
          own('https:%2f%2fevil.example'),
        ]
      : [`/%2f%2f${EVIL_HOST}${route.path}`, `//${EVIL_HOST}${route.path}`, `/%5c${EVIL_HOST}${route.path}`]),
  ]
  return limitUnlessThorough(scene, 3, paths).map((path) => ({
    name: path,
    send: async () => {
      const base = scene.shop.deps.env.PUBLIC_URL
      const init = hasUnsafeMethod(route)
        ? {
            method: route.method,
            body: query.toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }
        : {}
      const answer = await scene.shop.app.request(base + path, init)
      return inspectResponse(answer, { redirectsWithin: base })
    },
  }))
}
