import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Making, ProductionFormat, Subject } from '../../engine/jobs.ts'
import { workOutbox } from '../../outbox/work-outbox.ts'
import { findMade, makingOf } from '../quotes/made-lines.ts'
import { findSubject } from '../quotes/made-subject.ts'
import { hasProductionFiles, keepProductionFiles } from './production-files.ts'

type ProductionDeps = Pick<Deps, 'db' | 'now' | 'log' | 'env' | 'engine'>

const payloadSchema = z.object({ variantId: z.number().int() })
/** One decal takes some seconds; what waits is as well claimed by another process. */
const BATCH = 1
const ASKER = 'production'

/** Makes and keeps the production files of one sold decal that is due; tells how many. A newer engine changes nothing about them any more. */
export function makeDueProduction(deps: ProductionDeps): Promise<number> {
  return workOutbox(deps, {
    kind: 'production',
    most: BATCH,
    failure: 'Production files could not be made and will be tried again',
    run: (payload) => makeProduction(deps, payloadSchema.parse(payload).variantId),
  })
}

async function makeProduction(deps: ProductionDeps, variantId: number): Promise<void> {
  const { DATA_DIR } = deps.env
  if (await hasProductionFiles(DATA_DIR, variantId)) return
  const made = await findMade(deps.db, variantId)
  const of = made && (await findSubject(deps, made))
  if (!made || !of) throw new Error(`Nothing is known of what variant ${variantId} is made of`)
  const sold = { subject: await of.subject(), making: makingOf(made), title: of.title }
  await keepProductionFiles(DATA_DIR, variantId, {
    svg: await makeFile(deps, sold, 'svg'),
    pdf: await makeFile(deps, sold, 'pdf'),
    dxf: await makeFile(deps, sold, 'dxf'),
    eps: await makeFile(deps, sold, 'eps'),
    png: await makeProof(deps, sold, `production ${variantId}`),
  })
}

type Sold = { subject: Subject; making: Making; title: string }

async function makeFile(
  { engine }: ProductionDeps,
  { subject, making, title }: Sold,
  format: ProductionFormat,
): Promise<Uint8Array> {
  const file = await engine.file(subject, making, { asker: ASKER, format, title })
  if (!file.ok) throw new Error(`${format}: ${file.reason}`)
  return file.bytes
}

async function makeProof(
  { engine }: ProductionDeps,
  { subject, making }: Sold,
  key: string,
): Promise<Uint8Array> {
  const proof = await engine.picture(key, ASKER, async () => ({ subject, making, view: 'proof' }))
  if (!proof.ok) throw new Error(`proof: ${proof.reason}`)
  return proof.bytes
}
