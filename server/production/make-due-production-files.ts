import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { needsWhiteInk, WHITE_CHOKE_MM } from '../../domain/production/film.ts'
import { jobs } from '../db/schema/jobs.ts'
import type { Deps } from '../deps.ts'
import type { PressJobOptions } from '../engine/press-options.ts'
import type { DecalCutOptions, ProductionFormat, DecalSubject } from '../engine/jobs.ts'
import { findMadeToOrderItem } from '../made-to-order/index.ts'
import { processOutbox } from '../platform/outbox/process-outbox.ts'
import { makeBannerFiles } from './make-banner-files.ts'
import { jobPlanSchema } from './job-plan.ts'
import { serializeJobProblem } from './job-problem.ts'
import { makeVersionFiles } from './make-version-files.ts'
import { findJobSource, type JobSource } from './job-source.ts'
import { hasProductionFiles, storeProductionFiles } from './production-files.ts'
import { inspectAtSoldSize } from './sold-size.ts'

type ProductionDeps = Pick<Deps, 'db' | 'now' | 'log' | 'env' | 'engine' | 'store'>

const payloadSchema = z.object({ jobId: z.number().int() })
/**
 * The number of jobs that a process takes at a time. It is small, because a decal takes several seconds, and other processes should be able
 * to take the other jobs.
 */
const BATCH_SIZE = 1
const ASKER = 'production'

/**
 * Makes and stores the production files of one job that is due. Returns the number of jobs done. The files never change afterwards, even
 * with a newer engine.
 */
export function makeDueProductionFiles(deps: ProductionDeps): Promise<number> {
  return processOutbox(deps, {
    kind: 'production',
    maxRows: BATCH_SIZE,
    failure: 'Couldn’t make production files; retrying',
    run: (payload) => makeProduction(deps, payloadSchema.parse(payload).jobId),
  })
}

async function makeProduction(deps: ProductionDeps, jobId: number): Promise<void> {
  const [job] = await deps.db.select().from(jobs).where(eq(jobs.id, jobId))
  // Does nothing if the job was deleted with its order.
  if (!job) return
  const plan = jobPlanSchema.parse(job.plan)
  const item = plan.kind === 'made' ? await findMadeToOrderItem(deps.db, plan.variantId) : null
  if (item?.kind === 'banner') return makeBannerFiles(deps, { jobId, item })
  if (plan.kind === 'version') {
    // For a banner, the shop makes the files from the approved version. All other items are printed directly from the version's own file.
    const isBanner = (await findMadeToOrderItem(deps.db, plan.variantId))?.kind === 'banner'
    return isBanner ? makeVersionFiles(deps, { jobId, ...plan }) : undefined
  }
  const source = await findJobSource(deps, job)
  if (!source) throw new Error(`Job ${jobId} has no known content`)
  const sold = await sizeOf(deps, source)
  if (!sold.ok) {
    await deps.db
      .update(jobs)
      .set({ trouble: serializeJobProblem(sold.cause) })
      .where(eq(jobs.id, jobId))
    return
  }
  const { making, widthMm, heightMm, findings, colours } = sold
  if (!(await hasProductionFiles(deps, source.key)))
    await keepFiles(
      deps,
      { subject: sold.subject, making, title: source.title, press: pressFor(job.film) },
      source.key,
    )
  const size = { widthMm: micrometres(widthMm), heightMm: micrometres(heightMm) }
  const made = { ...size, findings, colours, madeAt: deps.now() }
  await deps.db.update(jobs).set(made).where(eq(jobs.id, jobId))
}

const micrometres = (mm: number): number => Math.round(mm * 1_000) / 1_000

/** Finds the size that was sold. Throws if the engine is only temporarily unable to answer. */
async function sizeOf(deps: ProductionDeps, source: JobSource) {
  const subject = await source.subject()
  const read = await inspectAtSoldSize(deps, { ...source, subject }, ASKER)
  if (read.ok) return { ...read, subject }
  if (read.reason === 'too-complex' || !read.cause) throw new Error(`inspect: ${read.reason}`)
  return { ok: false, cause: read.cause } as const
}

type SoldDecal = { subject: DecalSubject; making: DecalCutOptions; title: string; press: PressJobOptions }

const pressFor = (film: string | null): PressJobOptions =>
  needsWhiteInk(film) ? { white: { chokeMm: WHITE_CHOKE_MM } } : {}

async function keepFiles(deps: ProductionDeps, sold: SoldDecal, key: string): Promise<void> {
  await storeProductionFiles(deps, key, {
    svg: await makeFile(deps, sold, 'svg'),
    pdf: await makeFile(deps, sold, 'pdf'),
    dxf: await makeFile(deps, sold, 'dxf'),
    eps: await makeFile(deps, sold, 'eps'),
    png: await makeProof(deps, sold, `production ${key}`),
    'json.gz': await storeDecal(deps, sold),
  })
}

async function makeFile(
  { engine }: ProductionDeps,
  { subject, making, title, press }: SoldDecal,
  format: ProductionFormat,
): Promise<Uint8Array> {
  const file = await engine.file(subject, making, { asker: ASKER, format, title, press })
  if (!file.ok) throw new Error(`${format}: ${file.reason}`)
  return file.bytes
}

async function makeProof(
  { engine }: ProductionDeps,
  { subject, making }: SoldDecal,
  key: string,
): Promise<Uint8Array> {
  const proof = await engine.picture(key, ASKER, async () => ({ subject, making, view: 'proof' }))
  if (!proof.ok) throw new Error(`proof: ${proof.reason}`)
  return proof.bytes
}

async function storeDecal({ engine }: ProductionDeps, { subject, making }: SoldDecal): Promise<Uint8Array> {
  const stored = await engine.store(subject, making, ASKER)
  if (!stored.ok) throw new Error(`store: ${stored.reason}`)
  return stored.bytes
}
