import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { jobStateLabels } from '../../content/operator/job-states.ts'
import type { Board, BoardJob } from '../../contract/operator/board.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import { rateUrgency } from '../../domain/production/due-date.ts'
import {
  JOB_STATES,
  isWorkAllowed,
  listNextJobStates,
  parseJobState,
} from '../../domain/production/job-state.ts'
import { designRequests } from '../db/schema/design-requests.ts'
import { jobs } from '../db/schema/jobs.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import type { Deps } from '../deps.ts'
import { jobPlanSchema } from './job-plan.ts'
import { readJobTicket } from './job-ticket.ts'
import { findJob, type JobRow } from './jobs.ts'

type BoardDeps = Pick<Deps, 'db' | 'now'>

/** The statuses of orders whose jobs are on the board. */
export const STATUSES_ON_BOARD = ['paid', 'in-proof', 'approved', 'in-production'] as const
/** The maximum number of cards on the board. A print room usually has a few dozen. */
const MAX_CARDS = 300

/** Lists the jobs in progress by state, most urgent first. */
export async function readProductionBoard(deps: BoardDeps): Promise<Board> {
  const rows = await deps.db
    .select({ job: jobs, order: orders, line: orderLines })
    .from(jobs)
    .innerJoin(orders, eq(orders.id, jobs.orderId))
    .innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
    .where(and(inArray(orders.status, [...STATUSES_ON_BOARD]), eq(orders.sample, false)))
    .orderBy(asc(jobs.dueOn), asc(jobs.id))
    .limit(MAX_CARDS + 1)
  const shown = rows.slice(0, MAX_CARDS)
  const packed = await listPacked(
    deps,
    shown.map(({ order }) => order.id),
  )
  const cards = await Promise.all(shown.map((row) => card(deps, row, packed)))
  return {
    today: toShopDate(deps.now()),
    columns: JOB_STATES.map((state) => ({
      state,
      title: jobStateLabels[state],
      jobs: cards.filter((job) => job.state === state),
    })),
    more: rows.length > MAX_CARDS,
  }
}

/** Finds the card of one job; null if there is no such job. */
export async function findBoardCard(deps: BoardDeps, id: number): Promise<BoardJob | null> {
  const row = await findJob(deps, id)
  return row && card(deps, row, await listPacked(deps, [row.order.id]))
}

/** Returns the orders, among the given ones, whose jobs are all packed. */
async function listPacked({ db }: BoardDeps, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .select({ orderId: jobs.orderId })
    .from(jobs)
    .where(inArray(jobs.orderId, [...new Set(orderIds)]))
    .groupBy(jobs.orderId)
    .having(sql`bool_and(${jobs.state} = 'packed')`)
  return new Set(rows.map(({ orderId }) => orderId))
}

async function card(deps: BoardDeps, row: JobRow, packed: ReadonlySet<number>): Promise<BoardJob> {
  const { job, order } = row
  const state = parseJobState(job.state)
  if (!state) throw new Error(`Job ${job.id} has the unknown state ${job.state}`)
  const may = await mayWork(deps, order)
  return {
    ...(await readJobTicket(deps, row)),
    state,
    version: job.version,
    orderId: order.id,
    rollKey: rollKeyOf(job),
    // A job that waits for a proof isn't urgent, because its production time starts with the approval.
    urgency: !may.ok && may.reason === 'in-proof' ? 'later' : rateUrgency(job.dueOn, toShopDate(deps.now())),
    next: may.ok ? [...listNextJobStates(state)] : [],
    stopped: may.ok ? null : may.reason,
    orderPacked: packed.has(order.id),
  }
}

/**
 * Whether work on the order may start. Work has to wait until all proofs of the order are approved, including proofs that the shop hasn't
 * drawn yet.
 */
async function mayWork(
  { db }: BoardDeps,
  { id, status }: JobRow['order'],
): Promise<ReturnType<typeof isWorkAllowed>> {
  const may = isWorkAllowed(status)
  const waits = may.ok && status === 'paid' && (await db.$count(designRequests, isOpenRequestOf(id))) > 0
  return waits ? { ok: false, reason: 'in-proof' } : may
}

const isOpenRequestOf = (orderId: number) =>
  and(eq(designRequests.orderId, orderId), notInArray(designRequests.state, ['approved', 'cancelled']))

/**
 * Returns a key for nesting: jobs with equal keys can be nested on the same roll. Null for a job that can't be nested: a banner is printed
 * on a separate piece of cloth, and a job made by hand has no files.
 */
function rollKeyOf({ plan, madeAt, film, finish }: JobRow['job']): string | null {
  // An approved version of a proof is a file that staff uploaded, and an uploaded file can't be nested.
  const isVersion = jobPlanSchema.parse(plan).kind === 'version'
  return madeAt === null || film === null || isVersion || film.startsWith('banner-')
    ? null
    : `${film} ${finish}`
}
