import { makeBannerWithImage } from '../setup/banner-calls.ts'
import { QUOTE_REQUEST } from '../setup/decal-calls.ts'
import type { TestVisitor } from '../setup/visitor.ts'
import type { Route } from './classify-routes.ts'
import { fillPath, hasParameters } from './fill-path.ts'
import { inspectResponse } from './inspect-response.ts'
import {
  type AccessAttack,
  hasUnsafeMethod,
  type AccessScenario,
  sendAttempt,
  limitUnlessThorough,
} from './access-scenario.ts'
import { VICTIM_MARKER } from './victim.ts'

/** Tries to read the victim's data with the victim's ids, one at a time, in the path, the query or the body. */
export const tryVictimIds: AccessAttack = (scene, route) => {
  if (route.kind === 'secret' || route.kind === 'operator') return []
  const { ids } = scene.victim
  const query = `?${new URLSearchParams({ ...ids, id: ids['design'] ?? '' })}`
  const paths = hasParameters(route.path)
    ? idsFor(scene, route).flatMap(([name, id]) =>
        limitUnlessThorough(scene, 1, spellings(id)).map((text): [string, string] => [
          `${name} ${text}`,
          fillPath(route.path, () => text),
        ]),
      )
    : [allIds(route, query)]
  // A successful response is wrong only if the id is in the path: the route may ignore unknown parameters in the query and the body.
  const isForeign = hasParameters(route.path) && route.kind === 'own'
  return paths.flatMap(([name, path]) =>
    [scene.mallory, scene.stranger].map((as) => ({
      name: `foreign ${name}`,
      send: async () => {
        const answer = await sendAttempt(scene, route, { as, path })
        const { ok } = answer
        const faults = await inspectResponse(answer, { secret: VICTIM_MARKER })
        return ok && isForeign && !SELF.test(name) ? [...faults, 'took it'] : faults
      },
    })),
  )
}

const allIds = ({ path }: Route, query: string): [string, string] => ['all in query and body', path + query]

/**
 * Matches the name of an attempt with the user id 1, plain or encoded. The API treats the user id 1 as the caller, so such an attempt
 * accesses the caller's own data.
 */
const SELF = / (1|%31)$/

/**
 * Returns the victim's ids whose names occur in the route's path. If no name occurs there, or if the run is thorough, returns all of the
 * victim's ids.
 */
function idsFor({ victim, thorough }: AccessScenario, { path }: Route): [string, string][] {
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

/** Sends requests that are valid, except that one id in the body belongs to the victim. */
export const tryVictimIdsInBodies: AccessAttack = (scene, route) => {
  const { design, artwork, image } = scene.victim.ids
  const bodies: Record<string, object[]> = {
    '/api/quotes/decal': [
      { ...QUOTE_REQUEST, designId: design },
      { ...QUOTE_REQUEST, artworkId: artwork },
    ],
    '/api/quotes/banner': [{ option: 'self', design: makeBannerWithImage(image ?? '') }],
    '/api/calculators/:kind/line': [{ imageId: image }],
  }
  const asked = hasUnsafeMethod(route) ? (bodies[route.path] ?? []) : []
  const path = fillPath(route.path, () => 'banner')
  return asked.map((body) => ({
    name: `body ${JSON.stringify(body).slice(0, 80)}`,
    send: async () => {
      const answer = await scene.mallory.send('POST', path, body)
      const { ok } = answer
      const faults = await inspectResponse(answer, { secret: VICTIM_MARKER })
      return ok ? [...faults, 'took it'] : faults
    },
  }))
}

/** Tries secret links in which one small thing has been changed. None of them may open anything. */
export const tryAlteredSecrets: AccessAttack = (scene, route) => {
  if (route.kind !== 'secret') return []
  const known = Object.entries(scene.victim.secrets).find(([start]) => route.path.startsWith(start))
  if (!known) return []
  const [start, secret] = known
  const near = [
    swapCase(secret),
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
  return limitUnlessThorough(scene, 3, near).map((text) => ({
    name: `near ${text}`,
    send: async () =>
      inspectResponse(await sendAttempt(scene, route, { as: scene.stranger, path: pathOf(text) }), {
        secret: VICTIM_MARKER,
      }),
  }))
}

/** Combines the attacker's own secret link with the victim's ids. The response must not contain data of other people. */
export const tryOwnSecrets: AccessAttack = (scene, route) => {
  if (route.kind !== 'secret') return []
  const own = Object.entries(scene.mallorysSecrets).find(([start]) => route.path.startsWith(start))?.[1]
  if (own === undefined) return []
  const { ids, filesLine } = scene.victim
  const isSecret = (name: string) => /^(token|secret|cartId)$/.test(name)
  const paths = new Set(
    [...Object.values(ids), filesLine].map((id) =>
      fillPath(route.path, (name) => (isSecret(name) ? own : id)),
    ),
  )
  const query = `?${new URLSearchParams(ids)}`
  return [...paths].map((path) => ({
    name: `own secret, ${path}`,
    send: async () => {
      const answer = await sendAttempt(scene, route, { as: scene.mallory, path: path + query })
      const { ok } = answer
      const faults = await inspectResponse(answer, { secret: VICTIM_MARKER })
      return ok && paths.size > 1 ? [...faults, 'took it'] : faults
    },
  }))
}

function fileForm(): FormData {
  const form = new FormData()
  form.set('file', new File(['x'], 'x.csv'))
  return form
}

/** Tries the operator's routes as people who aren't operators, with every spelling of the path. */
export const tryOperatorRoutes: AccessAttack = (scene, route) => {
  if (route.kind !== 'operator') return []
  const [, thing] = /\/(job|nest)s\//.exec(route.path) ?? []
  const path = fillPath(route.path, () => scene.victim.ids[thing ?? 'orderId'] ?? '1')
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
  const closed = async (as: TestVisitor, of: string, statuses: number[]) => {
    const plain = await sendAttempt(scene, route, { as, path: of })
    // A route that expects a file refuses other bodies with 415 before it checks the caller. The request is then repeated with a file, so
    // that the route checks the caller.
    const answer = plain.status === 415 ? await as.upload(of, fileForm()) : plain
    const { status } = answer
    const faults = await inspectResponse(answer, { secret: VICTIM_MARKER })
    return statuses.includes(status) ? faults : [...faults, `answered ${status}`]
  }
  return [
    ...[scene.mallory, scene.stranger].map((as) => ({
      name: 'not signed in',
      send: () => closed(as, path, [401]),
    })),
    ...limitUnlessThorough(scene, 3, others).map((of) => ({
      name: `spelled ${of}`,
      send: () => closed(scene.mallory, of, [301, 308, 400, 401, 403, 404, 405]),
    })),
  ]
}

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))
