import { and, count, eq, gte, ne, sql } from 'drizzle-orm'
import {
  type ActivityCounts,
  type OperatorActivity,
  funnelSteps,
} from '../../../contract/operator/activity.ts'
import { addDays } from '../../../domain/checkout/calendar-date.ts'
import { toShopDate, SHOP_TIME_ZONE } from '../../../domain/checkout/shop-clock.ts'
import type { Deps } from '../../deps.ts'
import { orders } from '../../db/schema/orders.ts'
import { shopEvents } from '../../db/schema/shop-events.ts'

/**
 * Counts logged events and placed orders over the last days, including today: per day in the shop's time zone, and in total. The parameter
 * `days` is the number of days.
 */
export async function countActivity(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  days: number,
): Promise<OperatorActivity> {
  const today = toShopDate(now())
  const first = addDays(today, 1 - days)
  const told = await db
    .select({ day: shopEvents.day, name: shopEvents.name, count: count() })
    .from(shopEvents)
    .where(gte(shopEvents.day, first))
    .groupBy(shopEvents.day, shopEvents.name)
  const placed = await countOrders({ db }, first)
  const rows = Array.from({ length: days }, (_, back) => {
    const day = addDays(today, -back)
    return {
      day,
      ...countsOf(
        told.filter((row) => row.day === day),
        placed.get(day) ?? 0,
      ),
    }
  })
  return {
    days: rows,
    sum: countsOf(
      told,
      rows.reduce((sum, row) => sum + row.orders, 0),
    ),
    others: othersOf(told),
  }
}

async function countOrders({ db }: Pick<Deps, 'db'>, first: string): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${orders.placedAt} at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.sample, false),
        sql`${orders.placedAt} >= (${first}::date::timestamp at time zone ${SHOP_TIME_ZONE})`,
        ne(orders.status, 'cancelled'),
      ),
    )
    // Groups by the column's position, because PostgreSQL treats two equal parameters (the time zone) as different expressions.
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.day, row.count]))
}

type EventCount = { name: string; count: number }

function countsOf(told: readonly EventCount[], placed: number): ActivityCounts {
  const of = (name: string) =>
    told.filter((row) => row.name === name).reduce((sum, row) => sum + row.count, 0)
  return {
    page_view: of('page_view'),
    view_item: of('view_item'),
    add_to_cart: of('add_to_cart'),
    begin_checkout: of('begin_checkout'),
    orders: placed,
  }
}

function othersOf(told: readonly EventCount[]): EventCount[] {
  const steps: ReadonlySet<string> = new Set(funnelSteps)
  const sums = new Map<string, number>()
  for (const { name, count: times } of told)
    if (!steps.has(name)) sums.set(name, (sums.get(name) ?? 0) + times)
  return [...sums].map(([name, times]) => ({ name, count: times })).toSorted((a, b) => b.count - a.count)
}
