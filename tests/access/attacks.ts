import type { CheckoutShop } from '../setup/checkout-shop.ts'
import type { Visitor } from '../setup/visitor.ts'
import type { Route } from './classify-routes.ts'
import { fillPath, hasParameters } from './fill-path.ts'
import { inspectAnswer } from './inspect-answer.ts'
import { MARKER, type Victim } from './victim.ts'

export type Scene = {
  shop: CheckoutShop
  victim: Victim
  boss: Visitor
  mallory: Visitor
  /** Without a cookie. */
  stranger: Visitor
  /** Every spelling and combination; else a few of each kind. */
  thorough: boolean
}
/** Sends one request and gives what is wrong with the answer. */
type Attempt = { name: string; send: () => Promise<string[]> }
type Attack = (scene: Scene, route: Route) => Attempt[]

/** The first few, or all. */
const some = <T>({ thorough }: Scene, few: number, all: readonly T[]): readonly T[] =>
  thorough ? all : all.slice(0, few)

const EVIL = 'evil.example'
const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const isUnsafe = ({ method }: Route) => UNSAFE.has(method)
const isApi = ({ path }: Route) => path.startsWith('/api/')

type Sending = { as: Visitor; path: string; headers?: Record<string, string>; form?: boolean }

/** The body names every thing of the victim, under each name that bodies have for it. */
async function send({ victim }: Scene, route: Route, { as, path, headers = {}, form = false }: Sending) {
  const { ids } = victim
  const named = {
    ...ids,
    designId: ids['design'],
    artworkId: ids['artwork'],
    imageId: ids['image'],
    lineId: ids['saved'],
  }
  const fields = Object.entries(named).map(([name, value]): [string, string] => [name, String(value)])
  if (!isUnsafe(route)) return as.ask(path, { headers })
  const isForm = form || !isApi(route)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const body = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(Object.fromEntries(fields))
  return as.ask(path, { method: route.method, headers: { 'content-type': type, ...headers }, body })
}

/** Nobody else reads a word of the victim's, by whatever id of theirs, in the path, the query or the body. */
const foreignIds: Attack = (scene, route) => {
  if (route.kind === 'secret' || route.kind === 'operator') return []
  const { ids } = scene.victim
  const query = `?${new URLSearchParams({ ...ids, id: ids['design'] ?? '' })}`
  const paths = hasParameters(route.path)
    ? idsFor(scene, route).flatMap(([name, id]) =>
        some(scene, 1, spellings(id)).map((text): [string, string] => [
          `${name} ${text}`,
          fillPath(route.path, () => text),
        ]),
      )
    : [['all in query and body', route.path + query] as [string, string]]
  // What is in a query or a body may be left out of account.
  const isForeign = hasParameters(route.path) && route.kind === 'own'
  return paths.flatMap(([name, path]) =>
    [scene.mallory, scene.stranger].map((as) => ({
      name: `foreign ${name}`,
      send: async () => {
        const answer = await send(scene, route, { as, path })
        const { ok } = answer
        const faults = await inspectAnswer(answer, { secret: MARKER })
        return ok && isForeign && !SELF.test(name) ? [...faults, 'took it'] : faults
      },
    })),
  )
}

/** The user id that means whoever asks. */
const SELF = / (1|%31)$/

/** By their names in the path, or all of them. */
function idsFor({ victim, thorough }: Scene, { path }: Route): [string, string][] {
  const all = Object.entries(victim.ids)
  const named = all.filter(([name]) => path.toLowerCase().includes(name.toLowerCase()))
  return thorough || named.length === 0 ? all : named
}

const spellings = (id: string): string[] => [
  id,
  id.toUpperCase(),
  `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`,
  `${id}%00`,
  `${id}%2f..%2f${id}`,
]

/** A secret link that is nearly right opens nothing. */
const nearSecrets: Attack = (scene, route) => {
  if (route.kind !== 'secret') return []
  const known = Object.entries(scene.victim.secrets).find(([start]) => route.path.startsWith(start))
  if (!known) return []
  const [start, secret] = known
  const near = [
    [...secret].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())).join(''),
    secret.slice(0, -1),
    `${secret}0`,
    `${secret}%00`,
    `%25${secret.charCodeAt(0).toString(16)}${secret.slice(1)}`,
    `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`,
    ...Object.values(scene.victim.secrets).filter((other) => other !== secret && start !== '/orders/'),
  ]
  const { ids } = scene.victim
  const pathOf = (text: string) =>
    fillPath(route.path, (name) => (/^(token|secret|cartId)$/.test(name) ? text : (ids['line'] ?? '1')))
  return some(scene, 3, near).map((text) => ({
    name: `near ${text}`,
    send: async () =>
      inspectAnswer(await send(scene, route, { as: scene.stranger, path: pathOf(text) }), { secret: MARKER }),
  }))
}

function fileForm(): FormData {
  const form = new FormData()
  form.set('file', new File(['x'], 'x.csv'))
  return form
}

/** The operator's routes are closed to others in every spelling. */
const operatorRoutes: Attack = (scene, route) => {
  if (route.kind !== 'operator') return []
  const path = fillPath(route.path, () => scene.victim.ids['orderId'] ?? '1')
  const others = [
    path.replace('/operator', '/OPERATOR'),
    path.replace('/operator', '/%6fperator'),
    path.replace('/operator', '//operator'),
    path.replace('/operator', '/./operator'),
    path.replace('/operator', '/x/../operator'),
    `/${path}`,
    `${path}/`,
    `${path}%2f`,
    `${path};x=1`,
    `${path}?operator=1`,
  ]
  const closed = async (as: Visitor, of: string, statuses: number[]) => {
    const plain = await send(scene, route, { as, path: of })
    // Where a file is taken, the guard against other bodies comes first.
    const answer = plain.status === 415 ? await as.upload(of, fileForm()) : plain
    const { status } = answer
    const faults = await inspectAnswer(answer, { secret: MARKER })
    return statuses.includes(status) ? faults : [...faults, `answered ${status}`]
  }
  return [
    ...[scene.mallory, scene.stranger].map((as) => ({
      name: 'not signed in',
      send: () => closed(as, path, [401]),
    })),
    ...some(scene, 3, others).map((of) => ({
      name: `spelled ${of}`,
      send: () => closed(scene.mallory, of, [301, 308, 400, 401, 403, 404, 405]),
    })),
  ]
}

/** Another site can't have a browser change anything, whatever it sends. */
const crossSite: Attack = (scene, route) => {
  if (!isUnsafe(route) || route.kind === 'signed') return []
  const as = route.kind === 'operator' ? scene.boss : scene.victim.visitor
  const { ids, secrets } = scene.victim
  const secret = Object.entries(secrets).find(([start]) => route.path.startsWith(start))?.[1]
  const path = fillPath(route.path, (name) =>
    /^(token|secret|cartId)$/.test(name)
      ? (secret ?? 'x')
      : (ids[route.path.split('/')[2]?.replace(/s$/, '') ?? ''] ?? '1'),
  )
  const origins: Record<string, string>[] = [
    { origin: `https://${EVIL}` },
    { origin: 'null' },
    { origin: `${scene.shop.deps.env.PUBLIC_URL}.${EVIL}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' },
  ]
  const attempts = origins.flatMap((headers) =>
    some(scene, 1, [!isApi(route), isApi(route)]).map((form) => ({
      name: `${JSON.stringify(headers)} ${form ? 'form' : 'JSON'}`,
      send: async () => {
        const answer = await send(scene, route, { as, path, headers, form })
        const faults = await inspectAnswer(answer)
        return answer.status === 403 ? faults : [...faults, `answered ${answer.status} to another site`]
      },
    })),
  )
  const plain = {
    name: 'JSON as text/plain, as a form can send it',
    send: async () => {
      const answer = await send(scene, route, {
        as: scene.mallory,
        path,
        headers: { 'content-type': 'text/plain' },
      })
      return answer.status === 415 || !isApi(route)
        ? inspectAnswer(answer)
        : [`took text/plain: ${answer.status}`]
    },
  }
  return [...attempts, ...(isApi(route) && hasBody(route) ? [plain] : [])]
}

const hasBody = ({ method }: Route) => method === 'POST' || method === 'PUT'

/** What a proxy might be told by a caller changes no answer: caches could keep it for others. */
const poisoning: Attack = (scene, route) => {
  if (isUnsafe(route)) return []
  const { ids, secrets, visitor } = scene.victim
  const secret = Object.entries(secrets).find(([start]) => route.path.startsWith(start))?.[1]
  const path = fillPath(route.path, (name) =>
    /^(token|secret|cartId)$/.test(name) ? (secret ?? 'x') : (ids[name] ?? ids['design'] ?? ''),
  )
  const told = {
    'x-forwarded-host': EVIL,
    'x-forwarded-proto': 'gopher',
    'x-forwarded-prefix': `//${EVIL}`,
    'x-original-url': '/api/operator/orders',
    'x-rewrite-url': '/api/operator/orders',
    forwarded: `for=1.1.1.1;host=${EVIL};proto=gopher`,
  }
  const ask = async (origin: string, headers: Record<string, string>) =>
    scene.shop.app.request(origin + path, { headers: { ...headers, cookie: visitor.cookie } })
  return [
    {
      name: 'Host and X-Forwarded-*',
      send: async () => {
        const answer = await ask(`http://${EVIL}`, told)
        return inspectAnswer(answer, { foreign: /evil\.example|gopher:/ })
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

/** No link of ours leads to another site, and no value adds a header. */
const redirects: Attack = (scene, route) => {
  const target = `//${EVIL}/x`
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
      : [`/%2f%2f${EVIL}${route.path}`, `//${EVIL}${route.path}`, `/%5c${EVIL}${route.path}`]),
  ]
  return some(scene, 3, paths).map((path) => ({
    name: path,
    send: async () => {
      const base = scene.shop.deps.env.PUBLIC_URL
      const init = isUnsafe(route)
        ? {
            method: route.method,
            body: query.toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }
        : {}
      const answer = await scene.shop.app.request(base + path, init)
      return inspectAnswer(answer, { redirectsWithin: base })
    },
  }))
}

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'foreign ids': foreignIds,
  'near secrets': nearSecrets,
  operator: operatorRoutes,
  'cross-site': crossSite,
  poisoning,
  redirects,
}
