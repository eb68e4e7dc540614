import { createHash } from 'node:crypto'
import { inArray, lt } from 'drizzle-orm'
import { computeDecalWidth } from '../../domain/production/piece-size.ts'
import { deleteBatch } from '../db/delete-batch.ts'
import { makingChecks } from '../db/schema/making-checks.ts'
import type { Deps } from '../deps.ts'
import { hashEngineEdition } from '../engine/engine-edition.ts'
import type { JobPlan } from './job-plan.ts'
import type { MakingReason } from '../engine/stored-reason.ts'
import { type DecalInspector, inspectAtSoldSize, type SizedDecal } from './sold-size.ts'

export type PlanCheckDeps = Pick<Deps, 'db' | 'now' | 'engine'>
export type DesignPlan = Extract<JobPlan, { kind: 'design' }>
/**
 * The result of preflight. `stop` is the reason why the decal can't be made, in the format of server/engine/stored-reason; null if it can
 * be made. If the check gave no result, `reason` is `busy` (the engine had no time for the check) or `too-complex` (the check exceeded its
 * time limit).
 */
export type PlanCheck = { ok: true; stop: string | null } | { ok: false; reason: 'busy' | 'too-complex' }

const ASKER = 'preflight'
const KEEP_DAYS = 180
/** The film colour in all checks. The colour makes no difference, because film of any colour is cut in the same way. */
const PLACEHOLDER_COLOUR = '#000000'

const serializeReason = (reason: MakingReason): string => JSON.stringify(reason)

/** Returns a key that is equal for decals with the same cut. The colour of the film makes no difference. */
export const buildCutKey = ({ design, size }: DesignPlan): string =>
  JSON.stringify(['film' in design ? { ...design, film: PLACEHOLDER_COLOUR } : design, size])

/** Returns the fingerprint of a plan. It changes with every edition of the engine. */
export async function hashDesignPlan(plan: DesignPlan): Promise<string> {
  const facts = `${await hashEngineEdition()} ${buildCutKey(plan)}`
  return createHash('sha256').update(facts).digest('base64url')
}

/** Finds stored preflight results by fingerprint. */
export async function findPlanChecks(
  { db }: Pick<PlanCheckDeps, 'db'>,
  fingerprints: readonly string[],
): Promise<Map<string, { stop: string | null }>> {
  if (fingerprints.length === 0) return new Map()
  const rows = await db
    .select()
    .from(makingChecks)
    .where(inArray(makingChecks.fingerprint, [...new Set(fingerprints)]))
  return new Map(rows.map(({ fingerprint, stop }) => [fingerprint, { stop }]))
}

const underWay = new WeakMap<PlanCheckDeps['engine'], Map<string, Promise<PlanCheck>>>()

/**
 * Preflights a decal as the print room would make it, and stores the result. Concurrent requests for the same fingerprint share one check.
 */
export function checkPlan(deps: PlanCheckDeps, plan: DesignPlan, fingerprint: string): Promise<PlanCheck> {
  const looks = underWay.get(deps.engine) ?? new Map<string, Promise<PlanCheck>>()
  underWay.set(deps.engine, looks)
  const look =
    looks.get(fingerprint) ?? inspectNow(deps, plan, fingerprint).finally(() => looks.delete(fingerprint))
  looks.set(fingerprint, look)
  return look
}

async function inspectNow(deps: PlanCheckDeps, plan: DesignPlan, fingerprint: string): Promise<PlanCheck> {
  const found = await preflightPlan(deps, plan)
  if (!found.ok) return found
  const checked = { stop: found.stop, checkedAt: deps.now() }
  await deps.db
    .insert(makingChecks)
    .values({ fingerprint, ...checked })
    .onConflictDoUpdate({ target: makingChecks.fingerprint, set: checked })
  return found
}

/** Preflights a decal as the print room would make it. Neither reads nor stores results. */
export async function preflightPlan(by: DecalInspector, { design, size }: DesignPlan): Promise<PlanCheck> {
  const sized: SizedDecal = {
    subject: { kind: 'design', design },
    cutKind: 'kiss',
    widthMm: null,
    widthAt: (sides) => computeDecalWidth(size, sides),
  }
  const read = await inspectAtSoldSize(by, sized, ASKER)
  // The result too-complex isn't stored, because on a busy machine, a check may exceed its time limit although the decal can be made.
  if (!read.ok && read.reason === 'too-complex') return { ok: false, reason: 'too-complex' }
  if (!read.ok)
    return read.cause ? { ok: true, stop: serializeReason(read.cause) } : { ok: false, reason: 'busy' }
  const stop = read.findings.find(({ severity }) => severity === 'stop')
  return { ok: true, stop: stop ? serializeReason(stop) : null }
}

/**
 * Deletes up to 500 old preflight results. Most are for one buyer's text, or from an older edition of the engine. Returns the number
 * deleted.
 */
export function sweepPlanChecks({ db, now }: Pick<PlanCheckDeps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEEP_DAYS * 24 * 60 * 60 * 1_000)
  return deleteBatch(db, makingChecks, lt(makingChecks.checkedAt, before))
}
