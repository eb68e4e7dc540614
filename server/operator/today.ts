import { describeMissingFile } from '../../content/missing-files.ts'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import type { OperatorToday, TodayTask } from '../../contract/operator/today.ts'
import { getRules } from '../../domain/settings/rules.ts'
import { addDays } from '../../domain/checkout/calendar-date.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import { catalogueProductCondition, unchangedSampleCondition, listSampleHandles } from '../catalogue/index.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import { designRequests } from '../db/schema/design-requests.ts'
import { jobs } from '../db/schema/jobs.ts'
import { contactMessages } from '../db/schema/newsletter-and-contact.ts'
import { outbox } from '../db/schema/operations.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { productQuestions, reviews } from '../db/schema/reviews.ts'
import type { Deps } from '../deps.ts'
import { paymentProblemCondition } from '../orders/index.ts'
import { jobPlanSchema, STATUSES_ON_BOARD } from '../production/index.ts'

const MAX_BLOCKED = 20
/** Tasks that are listed but need no action today. */
const WARNINGS: ReadonlySet<TodayTask> = new Set(['due-this-week', 'low-stock', 'proofs-out'])

/** Reads the tasks that operators have to do. Leaves out sample orders and sample products. */
export async function readOperatorToday({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<OperatorToday> {
  const today = toShopDate(now())
  const own = eq(orders.sample, false)
  const open = and(own, inArray(orders.status, [...STATUSES_ON_BOARD]), ne(jobs.state, 'packed'))
  // Matches jobs whose production time has started. If the shop makes designs for the order, the time starts when all of them are approved.
  const isStarted = sql`not exists (select from ${designRequests} where ${designRequests.orderId} = ${jobs.orderId}
    and ${designRequests.state} not in ('approved', 'cancelled'))`
  const isBlocked = sql`jsonb_array_length(coalesce(${jobs.plan} -> 'missing', '[]'::jsonb)) > 0`
  const countJobs = async (which: SQL | undefined) => {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(jobs)
      .innerJoin(orders, eq(orders.id, jobs.orderId))
      .where(and(open, which))
    return row?.count ?? 0
  }
  const isOfShop = and(catalogueProductCondition, not(unchangedSampleCondition(await listSampleHandles())))
  const hasVariant = (which = sql`true`) =>
    and(
      isOfShop,
      sql`exists (select from ${variants} where ${variants.productId} = ${products.id} and ${which})`,
    )
  const counts: [TodayTask, number][] = [
    ['late-jobs', await countJobs(and(isStarted, lt(jobs.dueOn, today)))],
    ['due-today', await countJobs(and(isStarted, eq(jobs.dueOn, today)))],
    [
      'due-this-week',
      await countJobs(and(isStarted, gt(jobs.dueOn, today), lte(jobs.dueOn, addDays(today, 6)))),
    ],
    ['new-orders', await db.$count(orders, and(own, eq(orders.status, 'paid')))],
    ['approved-orders', await db.$count(orders, and(own, eq(orders.status, 'approved')))],
    ['blocked-jobs', await countJobs(and(isStarted, isBlocked))],
    ['failed-refunds', await db.$count(orders, and(own, paymentProblemCondition(db, 'refund-failed')))],
    ['disputes', await db.$count(orders, and(own, paymentProblemCondition(db, 'dispute-open')))],
    ['design-requests', await db.$count(designRequests, inArray(designRequests.state, ['open', 'changes']))],
    ['messages', await db.$count(contactMessages, isNull(contactMessages.answeredAt))],
    ['questions', await db.$count(productQuestions, eq(productQuestions.state, 'pending'))],
    ['reviews', await db.$count(reviews, eq(reviews.state, 'pending'))],
    ['stuck-mails', await db.$count(outbox, and(eq(outbox.kind, 'mail'), isNotNull(outbox.failedAt)))],
    ['out-of-stock', await db.$count(products, and(isOfShop, eq(products.availableForSale, false)))],
    [
      'low-stock',
      await db.$count(products, hasVariant(sql`${variants.stock} between 1 and ${getRules().stock.reorder}`)),
    ],
    ['proofs-out', await db.$count(orders, and(own, eq(orders.status, 'in-proof')))],
  ]
  const blocked = await db
    .select({ job: jobs, number: orders.number, title: orderLines.title })
    .from(jobs)
    .innerJoin(orders, eq(orders.id, jobs.orderId))
    .innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
    .where(and(open, isStarted, isBlocked))
    .orderBy(asc(jobs.dueOn), asc(jobs.id))
    .limit(MAX_BLOCKED)
  const tasks = counts.flatMap(([task, count]) => (count === 0 ? [] : [{ task, count }]))
  return {
    today,
    tasks,
    blocked: blocked.map(({ job, number, title }) => {
      const plan = jobPlanSchema.parse(job.plan)
      const missing = plan.kind === 'by-hand' ? plan.missing.map(describeMissingFile) : []
      return { orderId: job.orderId, order: number, title, dueOn: job.dueOn, missing }
    }),
    waiting: tasks.reduce((sum, { task, count }) => (WARNINGS.has(task) ? sum : sum + count), 0),
  }
}
