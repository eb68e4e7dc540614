import { createHash } from 'node:crypto'
import { inArray, lt } from 'drizzle-orm'
import { widthFor } from '../../domain/production/piece-size.ts'
import { deleteSome } from '../db/delete-some.ts'
import { makingChecks } from '../db/schema/making-checks.ts'
import type { Deps } from '../deps.ts'
import { engineEdition } from '../engine/engine-edition.ts'
import type { JobPlan } from './job-plan.ts'
import { type Inspector, inspectSold, type Sized } from './sold-size.ts'

export type CheckDeps = Pick<Deps, 'db' | 'now' | 'engine'>
export type DesignPlan = Extract<JobPlan, { kind: 'design' }>
/** What preflight says: why it is not made, or null; busy and too-complex: it could not look at it now, or not in the time it has. */
export type Checked = { ok: true; stop: string | null } | { ok: false; reason: 'busy' | 'too-complex' }

const ASKER = 'preflight'
const KEEP_DAYS = 180
/** Film of any colour is cut alike. */
const ANY_COLOUR = '#000000'

/** Equal for decals that are cut alike, whatever the colour of their film. */
export const cutAlike = ({ design, size }: DesignPlan): string =>
  JSON.stringify(['film' in design ? { ...design, film: ANY_COLOUR } : design, size])

/** The same, another for every edition of the engine. */
export async function fingerprintOf(plan: DesignPlan): Promise<string> {
  const facts = `${await engineEdition()} ${cutAlike(plan)}`
  return createHash('sha256').update(facts).digest('base64url')
}

/** What is known of some decals by their fingerprints. */
export async function findChecks(
  { db }: Pick<CheckDeps, 'db'>,
  fingerprints: readonly string[],
): Promise<Map<string, { stop: string | null }>> {
  if (fingerprints.length === 0) return new Map()
  const rows = await db
    .select()
    .from(makingChecks)
    .where(inArray(makingChecks.fingerprint, [...new Set(fingerprints)]))
  return new Map(rows.map(({ fingerprint, stop }) => [fingerprint, { stop }]))
}

const underWay = new WeakMap<CheckDeps['engine'], Map<string, Promise<Checked>>>()

/** Has the engine's preflight look at a decal as it would be made, and notes what it says; many who ask at once wait for one look. */
export function inspectPlan(deps: CheckDeps, plan: DesignPlan, fingerprint: string): Promise<Checked> {
  const looks = underWay.get(deps.engine) ?? new Map<string, Promise<Checked>>()
  underWay.set(deps.engine, looks)
  const look =
    looks.get(fingerprint) ?? inspectNow(deps, plan, fingerprint).finally(() => looks.delete(fingerprint))
  looks.set(fingerprint, look)
  return look
}

async function inspectNow(deps: CheckDeps, plan: DesignPlan, fingerprint: string): Promise<Checked> {
  const found = await lookAt(deps, plan)
  if (!found.ok) return found
  const checked = { stop: found.stop, checkedAt: deps.now() }
  await deps.db
    .insert(makingChecks)
    .values({ fingerprint, ...checked })
    .onConflictDoUpdate({ target: makingChecks.fingerprint, set: checked })
  return found
}

/** What preflight says of a decal as it would be made, asked now. */
export async function lookAt(by: Inspector, { design, size }: DesignPlan): Promise<Checked> {
  const sized: Sized = {
    subject: { kind: 'design', design },
    cutKind: 'kiss',
    widthMm: null,
    widthAt: (sides) => widthFor(size, sides),
  }
  const read = await inspectSold(by, sized, ASKER)
  if (!read.ok && read.reason === 'engine-busy') return { ok: false, reason: 'busy' }
  // On a machine with much to do a look may take too long that is short at another time: nothing is noted.
  if (!read.ok && read.reason === 'too-complex') return { ok: false, reason: 'too-complex' }
  const stop = read.ok ? read.findings.find(({ severity }) => severity === 'stop')?.message : read.message
  return { ok: true, stop: stop ?? null }
}

/** Forgets up to 500 checks of long ago and tells how many: most were of one buyer's words, or by another engine. */
export function sweepChecks({ db, now }: Pick<CheckDeps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEEP_DAYS * 24 * 60 * 60 * 1_000)
  return deleteSome(db, makingChecks, lt(makingChecks.checkedAt, before))
}
