import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { jobs } from '../db/schema/jobs.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import type { Deps } from '../deps.ts'

export type JobRow = {
  job: typeof jobs.$inferSelect
  order: typeof orders.$inferSelect
  line: typeof orderLines.$inferSelect
}

const PAGE_SIZE = 50

type Numbered = { order: { number: string }; job: { lineNumber: number } }
/** Returns the job number, which consists of the order number and the line number: ND-10001-2. */
export const formatJobNumber = ({ order, job }: Numbered): string => `${order.number}-${job.lineNumber}`

const select = (db: Deps['db']) =>
  db
    .select({ job: jobs, order: orders, line: orderLines })
    .from(jobs)
    .innerJoin(orders, eq(orders.id, jobs.orderId))
    .innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))

/** Lists jobs, oldest first, fifty per page. Can be limited to one state, and to jobs after an id. */
export async function listJobs(
  { db }: Pick<Deps, 'db'>,
  { state, after }: { state?: string | undefined; after?: number | undefined } = {},
): Promise<{ jobs: JobRow[]; next: number | null }> {
  const rows = await select(db)
    .where(
      and(
        state === undefined ? undefined : eq(jobs.state, state),
        after === undefined ? undefined : gt(jobs.id, after),
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  return { jobs: page, next: rows.length > PAGE_SIZE ? (page.at(-1)?.job.id ?? null) : null }
}

export async function findJob({ db }: Pick<Deps, 'db'>, id: number): Promise<JobRow | null> {
  const [row] = await select(db).where(eq(jobs.id, id))
  return row ?? null
}

/** Finds jobs by id, in no particular order. Leaves out unknown ids. */
export async function findJobs({ db }: Pick<Deps, 'db'>, ids: readonly number[]): Promise<JobRow[]> {
  return ids.length === 0 ? [] : select(db).where(inArray(jobs.id, [...ids]))
}
