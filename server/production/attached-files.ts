import { describeAttachedFileProblem } from '../../content/attached-files.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { AttachedFileView } from '../../contract/job.ts'
import {
  type AttachedFileSource,
  describeFile,
  checkAttachedFile,
  isAttachingAllowed,
} from '../../domain/production/attached-files.ts'
import { parseJobState } from '../../domain/production/job-state.ts'
import { parseOrderStatus } from '../../domain/order/status.ts'
import type { Database, Transaction } from '../db/database.ts'
import { attachedFiles } from '../db/schema/attached-files.ts'
import { designRequests } from '../db/schema/design-requests.ts'
import { jobs } from '../db/schema/jobs.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { type DescribedItem, describeMadeToOrderItems, describeLine } from '../made-to-order/index.ts'
import { jobPlanSchema } from './job-plan.ts'

export type AttachedFile = typeof attachedFiles.$inferSelect

/** An attached file as the customer and staff see it. */
export type AttachedFileSummary = {
  id: string
  addedBy: AttachedFileSource
  name: string
  /** Format and size, as text. */
  facts: string
  /** A problem of the file that should be checked before printing; null if there is none. */
  finding: string | null
  hasPreview: boolean
  createdAt: Date
}

/** The files attached to an order line, oldest first, and whether the customer and staff may attach more. */
export type OrderLineFiles = {
  jobId: number
  files: AttachedFileSummary[]
  mayAttach: Readonly<Record<AttachedFileSource, boolean>>
}

/** Lists the files attached to the lines of an order. The keys are line ids. Includes only lines that have a job. */
export async function listAttachedFiles(
  db: Database,
  orderId: number,
): Promise<ReadonlyMap<number, OrderLineFiles>> {
  const rows = await db
    .select({
      job: jobs,
      line: orderLines,
      status: orders.status,
      sample: orders.sample,
      asked: designRequests.id,
    })
    .from(jobs)
    .innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
    .innerJoin(orders, eq(orders.id, jobs.orderId))
    .leftJoin(designRequests, eq(designRequests.orderLineId, jobs.orderLineId))
    .where(eq(jobs.orderId, orderId))
    .orderBy(asc(jobs.id))
  const items = await describeMadeToOrderItems(
    db,
    rows.map(({ line }) => line),
  )
  const files = await db
    .select({ file: attachedFiles })
    .from(attachedFiles)
    .innerJoin(orderLines, eq(orderLines.id, attachedFiles.orderLineId))
    .where(and(eq(orderLines.orderId, orderId), isNull(attachedFiles.versionId)))
    .orderBy(asc(attachedFiles.createdAt), asc(attachedFiles.id))
  return new Map(
    rows.map((row) => {
      const item = items.get(row.line.variantId) ?? null
      const size = computeLineSize(row.job, item)
      const own = files.flatMap(({ file }) =>
        file.orderLineId === row.line.id ? [toAttachedFileSummary(file, size)] : [],
      )
      const may = (by: AttachedFileSource) => !row.sample && mayAttachTo(row, by)
      const forBuyer = row.asked !== null || own.length > 0 || isMadeForBuyer(row, item)
      return [
        row.line.id,
        {
          jobId: row.job.id,
          files: own,
          mayAttach: { shop: may('shop'), customer: forBuyer && may('customer') },
        },
      ]
    }),
  )
}

type Size = { widthMm: number; heightMm: number } | null

/** Returns the size of the decal's cut line, or of the item from a calculator; null while it is unknown. */
export function computeLineSize(
  { widthMm, heightMm }: typeof jobs.$inferSelect,
  item: DescribedItem | null,
): Size {
  if (widthMm !== null && heightMm !== null) return { widthMm, heightMm }
  return item?.kind === 'calculated' ? (item.work?.size ?? null) : null
}

export function toAttachedFileSummary(file: AttachedFile, size: Size): AttachedFileSummary {
  const problem = checkAttachedFile(file, size)
  const { id, addedBy, name, hasPreview, createdAt } = file
  return {
    id,
    addedBy,
    name,
    hasPreview,
    createdAt,
    facts: describeFile(file),
    finding: problem && describeAttachedFileProblem(problem),
  }
}

/** Lists the files of one order line's job, oldest first. */
export async function listFilesOfLine(
  db: Database,
  lineId: number,
  size: Size,
): Promise<AttachedFileSummary[]> {
  const rows = await db
    .select()
    .from(attachedFiles)
    .where(and(eq(attachedFiles.orderLineId, lineId), isNull(attachedFiles.versionId)))
    .orderBy(asc(attachedFiles.createdAt), asc(attachedFiles.id))
  return rows.map((file) => toAttachedFileSummary(file, size))
}

/** The path of the API with which staff upload and read the files of a job. */
export const buildAttachPath = (jobId: number): string => `/api/operator/jobs/${jobId}/attached-files`

/** Converts an attached file to the format of the operator's API. */
export function toAttachedFileView(
  jobId: number,
  { createdAt, hasPreview, ...file }: AttachedFileSummary,
): AttachedFileView {
  const self = `${buildAttachPath(jobId)}/${file.id}`
  return {
    ...file,
    addedAt: createdAt.toISOString(),
    file: self,
    picture: hasPreview ? `${self}/picture` : null,
  }
}

type Row = { job: typeof jobs.$inferSelect; line: typeof orderLines.$inferSelect; status: string }

/**
 * Whether an order line is made for its buyer. That is the case if it is a made-to-order item, has the buyer's text, or needs something
 * from the buyer. All other lines are ordinary catalogue products.
 */
function isMadeForBuyer({ job, line }: Row, item: DescribedItem | null): boolean {
  if (item !== null || describeLine(line.attributes, null).length > 0) return true
  const plan = jobPlanSchema.parse(job.plan)
  return plan.kind === 'by-hand' && plan.missing.some(({ code }) => NEEDS_BUYER.has(code))
}

const NEEDS_BUYER: ReadonlySet<string> = new Set(['buyer', 'artwork', 'words'])

function mayAttachTo(
  { job, status }: Pick<Row, 'status'> & { job: { state: string } },
  by: AttachedFileSource,
): boolean {
  const [order, state] = [parseOrderStatus(status), parseJobState(job.state)]
  return order !== null && state !== null && isAttachingAllowed(by, { order, job: state })
}

/**
 * Locks the job of an order line, so that the customer and staff change its files one after another. Returns null if the job's files can't
 * be changed any more.
 */
export async function lockOrderLine(
  tx: Transaction,
  { lineId, by }: { lineId: number; by: AttachedFileSource },
) {
  const [row] = await tx
    .select({ job: jobs, order: orders })
    .from(jobs)
    .innerJoin(orders, eq(orders.id, jobs.orderId))
    .where(eq(jobs.orderLineId, lineId))
    .for('update', { of: jobs })
  if (!row || row.order.sample) return null
  return mayAttachTo({ job: row.job, status: row.order.status }, by) ? row : null
}

/** Finds a file attached to a line of this order; null if it belongs to another order. */
export async function findAttachedFile(
  db: Database,
  { id, orderId }: { id: string; orderId: number },
): Promise<AttachedFile | null> {
  const [row] = await db
    .select({ file: attachedFiles })
    .from(attachedFiles)
    .innerJoin(orderLines, eq(orderLines.id, attachedFiles.orderLineId))
    .where(and(eq(attachedFiles.id, id), eq(orderLines.orderId, orderId)))
  return row?.file ?? null
}
