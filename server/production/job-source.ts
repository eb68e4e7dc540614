import { eq } from 'drizzle-orm'
import { computeDecalWidth } from '../../domain/production/piece-size.ts'
import type { jobs } from '../db/schema/jobs.ts'
import { orderLines } from '../db/schema/orders.ts'
import type { Deps } from '../deps.ts'
import type { DecalCutOptions, DecalSubject } from '../engine/jobs.ts'
import { decalSpecificationSchema, findDecalSource, findMadeToOrderItem } from '../made-to-order/index.ts'
import { jobPlanSchema } from './job-plan.ts'
import { jobFilesKey, variantFilesKey } from './production-files.ts'

export type JobSource = {
  /** The key under which the production files are stored. */
  key: string
  title: string
  subject: () => Promise<DecalSubject>
  cutKind: DecalCutOptions['cutKind']
  /** The width of the decal in mm; null if it is known only after drawing. */
  widthMm: number | null
  /**
   * Returns the width in mm at which the decal was sold. `sides` is the size of a drawing of the decal, of which only the proportions
   * matter.
   */
  widthAt: (sides: { widthMm: number; heightMm: number }) => number
}

type Job = Pick<typeof jobs.$inferSelect, 'id' | 'orderLineId' | 'plan'>

/** Finds the source of a job's files; null if there is nothing for the engine to draw. */
export async function findJobSource(deps: Pick<Deps, 'db' | 'store'>, job: Job): Promise<JobSource | null> {
  const plan = jobPlanSchema.parse(job.plan)
  if (plan.kind === 'made') return findItemSource(deps, plan.variantId)
  if (plan.kind !== 'design') return null
  const { design, size } = plan
  const [line] = await deps.db
    .select({ title: orderLines.title })
    .from(orderLines)
    .where(eq(orderLines.id, job.orderLineId))
  return {
    key: jobFilesKey(job.id),
    title: line?.title ?? '',
    subject: async () => ({ kind: 'design', design }),
    cutKind: 'kiss',
    widthMm: null,
    widthAt: (sides) => computeDecalWidth(size, sides),
  }
}

async function findItemSource(
  deps: Pick<Deps, 'db' | 'store'>,
  variantId: number,
): Promise<JobSource | null> {
  const item = await findMadeToOrderItem(deps.db, variantId)
  const source = item && (await findDecalSource(deps, item))
  if (!item || !source) return null
  const { widthMm, cutKind } = decalSpecificationSchema.parse(item.specification)
  const { title, subject } = source
  return { key: variantFilesKey(variantId), title, subject, cutKind, widthMm, widthAt: () => widthMm }
}
