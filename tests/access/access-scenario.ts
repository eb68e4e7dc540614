import type { CheckoutShop } from '../setup/checkout-shop.ts'
import type { TestVisitor } from '../setup/visitor.ts'
import type { Route } from './classify-routes.ts'
import type { Victim } from './victim.ts'

export type AccessScenario = {
  shop: CheckoutShop
  victim: Victim
  boss: TestVisitor
  mallory: TestVisitor
  /** The attacker's own secret links, by the beginning of their paths. */
  mallorysSecrets: Readonly<Record<string, string>>
  /** A visitor without a cookie. */
  stranger: TestVisitor
  /** Whether the attacks try every spelling and combination of their values, instead of only a few of each kind. */
  thorough: boolean
}
/** A single request of an attack. `send` sends it and returns everything that is wrong with the response. */
export type AccessAttempt = { name: string; send: () => Promise<string[]> }
export type AccessAttack = (scene: AccessScenario, route: Route) => AccessAttempt[]

/** Returns all items in a thorough run, and only the first few items otherwise. */
export const limitUnlessThorough = <T>(
  { thorough }: AccessScenario,
  few: number,
  all: readonly T[],
): readonly T[] => (thorough ? all : all.slice(0, few))

export const EVIL_HOST = 'evil.example'
const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
export const hasUnsafeMethod = ({ method }: Route) => UNSAFE_METHODS.has(method)
export const isApiRoute = ({ path }: Route) => path.startsWith('/api/')

type Sending = { as: TestVisitor; path: string; headers?: Record<string, string>; form?: boolean }

/**
 * Sends a request. If the method allows a body, the body contains all of the victim's ids, under every name that the shop uses for ids in
 * bodies.
 */
export async function sendAttempt(
  { victim }: AccessScenario,
  route: Route,
  { as, path, headers = {}, form = false }: Sending,
) {
  const { ids } = victim
  const named = {
    ...ids,
    designId: ids['design'],
    artworkId: ids['artwork'],
    imageId: ids['image'],
    lineId: ids['saved'],
  }
  const fields = Object.entries(named).map(([name, value]): [string, string] => [name, String(value)])
  if (!hasUnsafeMethod(route)) return as.ask(path, { headers })
  const isForm = form || !isApiRoute(route)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const body = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(Object.fromEntries(fields))
  return as.ask(path, { method: route.method, headers: { 'content-type': type, ...headers }, body })
}
