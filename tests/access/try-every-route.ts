import {
  tryVictimIdsInBodies,
  tryVictimIds,
  tryAlteredSecrets,
  tryOperatorRoutes,
  tryOwnSecrets,
} from './id-attacks.ts'
import { tryCrossSiteRequests, tryHeaderPoisoning, tryOpenRedirects } from './request-attacks.ts'
import type { AccessAttack, AccessScenario } from './access-scenario.ts'
import { classifyRoutes, type Route } from './classify-routes.ts'

type Row = { route: string; kind: Route['kind']; tried: Record<string, number>; open: string[] }

const ATTACKS: Readonly<Record<string, AccessAttack>> = {
  'foreign ids': tryVictimIds,
  'foreign bodies': tryVictimIdsInBodies,
  'near secrets': tryAlteredSecrets,
  'own secrets': tryOwnSecrets,
  operator: tryOperatorRoutes,
  'cross-site': tryCrossSiteRequests,
  poisoning: tryHeaderPoisoning,
  redirects: tryOpenRedirects,
}

const OVER_TEN_MINUTES = 11 * 60 * 1_000

/** Tries every attack on every route. Returns a row per route. */
export async function tryEveryRoute(scene: AccessScenario): Promise<Row[]> {
  const rows: Row[] = []
  for (const route of classifyRoutes(scene.shop.app).routes) {
    const row: Row = { route: `${route.method} ${route.path}`, kind: route.kind, tried: {}, open: [] }
    for (const [name, attack] of Object.entries(ATTACKS)) {
      const attempts = attack(scene, route)
      row.tried[name] = attempts.length
      for (const attempt of attempts)
        for (const fault of await attempt.send()) row.open.push(`${name}, ${attempt.name}: ${fault}`)
      // Advances the shop's clock, so that no request is refused because of a rate limit. Such a refusal could hide a fault.
      scene.shop.clock.ahead += OVER_TEN_MINUTES
    }
    rows.push(row)
  }
  scene.shop.clock.ahead = 0
  return rows
}

/** Formats the table that is printed by `ACCESS_TABLE=1 npm test -- server/access.test.ts`. */
export function writeAccessTable(rows: readonly Row[]): string {
  const names = Object.keys(rows[0]?.tried ?? {})
  const lines = rows.map(({ route, kind, tried, open }) =>
    [
      route.padEnd(64),
      kind.padEnd(9),
      ...names.map((name) => String(tried[name]).padStart(name.length)),
      open.length,
    ].join(' '),
  )
  return [['route'.padEnd(64), 'class'.padEnd(9), ...names, 'open'].join(' '), ...lines].join('\n')
}
