import { and, count, gte, lt, sql } from 'drizzle-orm'
import type { AnalyticsReport } from '../../contract/analytics.ts'
import { describeBasketBand } from '../../content/basket-bands.ts'
import { summariseBasketSizes } from '../../domain/analytics/baskets.ts'
import { computeCohorts } from '../../domain/analytics/cohorts.ts'
import { type ReportPeriod, getPreviousPeriod, splitPeriod } from '../../domain/analytics/report-period.ts'
import { POTENTIAL_GROUPS, estimateReferralPotential } from '../../domain/analytics/referral-potential.ts'
import { rankRegions, type RankedRegion } from '../../domain/analytics/region-sales.ts'
import { describeSegments, SEGMENTS } from '../../domain/analytics/segments.ts'
import { sumTotals } from '../../domain/analytics/sales-totals.ts'
import type { AnalyticsView } from '../../domain/analytics/views.ts'
import { addDays } from '../../domain/checkout/calendar-date.ts'
import { SHOP_TIME_ZONE } from '../../domain/checkout/shop-clock.ts'
import type { Database } from '../db/database.ts'
import { referrals } from '../db/schema/referrals.ts'
import { readCreditSales } from './read-credit-sales.ts'
import { listTopSales } from './list-sales.ts'
import {
  type SalesQuery,
  type PlaceSales,
  readSalesByBasketSize,
  readSalesByCohort,
  readSalesByPlace,
  readSegmentSales,
} from './read-sales-sums.ts'

type SharedReportParts = Pick<
  AnalyticsReport,
  'source' | 'period' | 'before' | 'now' | 'earlier' | 'credits' | 'trend'
>

/** Reads the data of a dashboard tab from precomputed sums, so a million orders take no longer than a hundred. */
export async function readAnalyticsReport(
  db: Database,
  view: AnalyticsView,
  asked: SalesQuery,
): Promise<AnalyticsReport> {
  const shared = await readShared(db, asked)
  switch (view) {
    case 'geographic':
      return { ...shared, view, regions: regionsOf(await readSalesByPlace(db, asked)) }
    case 'segments':
      return { ...shared, view, ...(await segmentsOf(db, asked)) }
    case 'referral-insights':
      return { ...shared, view, ...(await insightsOf(db, asked)) }
    case 'high-value':
      return { ...shared, view, ...(await highValueOf(db, asked)) }
  }
}

async function readShared(db: Database, asked: SalesQuery): Promise<SharedReportParts> {
  const { period, sample } = asked
  const before = getPreviousPeriod(period)
  const rows = await readSegmentSales(db, asked)
  const slices = splitPeriod(period)
  const trend = slices.map((slice, index) => {
    const fromEnd = slices.length - 1 - index
    const own = rows.filter((row) => row.slice === fromEnd)
    const now = sumTotals(own.filter(({ current }) => current))
    const earlier = sumTotals(own.filter(({ current }) => !current))
    return {
      ...slice,
      cents: now.cents,
      orders: now.orders,
      earlierCents: earlier.cents,
      earlierOrders: earlier.orders,
    }
  })
  return {
    source: sample ? 'sample' : 'shop',
    period,
    before,
    now: sumTotals(rows.filter(({ current }) => current)),
    earlier: sumTotals(rows.filter(({ current }) => !current)),
    credits: sample ? null : await readCreditSales(db, period),
    trend,
  }
}

/** Merges the rows of both customer segments (business and private) into one row per region. */
function regionsOf(places: readonly PlaceSales[]): RankedRegion[] {
  const together = new Map<string, { country: string; region: string; rows: PlaceSales[] }>()
  for (const place of places) {
    const { country, region } = place
    const key = `${country}-${region}`
    const known = together.get(key) ?? { country, region, rows: [] }
    together.set(key, { ...known, rows: [...known.rows, place] })
  }
  return rankRegions(
    [...together.values()].map(({ country, region, rows }) => ({ country, region, ...addPlaces(rows) })),
  )
}

function addPlaces(rows: readonly PlaceSales[]) {
  const sum = (column: keyof Omit<PlaceSales, 'country' | 'region' | 'segment'>) =>
    rows.reduce((all, row) => all + row[column], 0)
  return {
    orders: sum('orders'),
    cents: sum('cents'),
    items: sum('items'),
    beforeOrders: sum('beforeOrders'),
    beforeCents: sum('beforeCents'),
    customers: sum('customers'),
    repeatCustomers: sum('repeatCustomers'),
    couponOrders: sum('couponOrders'),
    highOrders: sum('highOrders'),
  }
}

async function segmentsOf(db: Database, asked: SalesQuery) {
  const places = await readSalesByPlace(db, asked)
  const sums = SEGMENTS.map((segment) => ({
    segment,
    ...addPlaces(places.filter((place) => place.segment === segment)),
  }))
  return {
    segments: describeSegments(sums),
    cohorts: computeCohorts(await readSalesByCohort(db, asked), lastWholeMonth(asked.period)),
  }
}

/** Returns the first day of the last complete month: the latest month that ended on or before the period's last day. */
function lastWholeMonth({ to }: ReportPeriod): string {
  const next = addDays(to, 1)
  return next.endsWith('-01')
    ? `${to.slice(0, 7)}-01`
    : `${addDays(`${to.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
}

async function insightsOf(db: Database, asked: SalesQuery) {
  const places = await readSalesByPlace(db, asked)
  const [leading = null] = regionsOf(places)
  const potentials = POTENTIAL_GROUPS.map((group) => {
    const own = places.filter(({ segment, country, region }) =>
      group === 'region' ? country === leading?.country && region === leading.region : segment === group,
    )
    const { repeatCustomers, orders, highOrders, customers } = addPlaces(own)
    const facts = { repeatCustomers, orders, highOrders, customers }
    const region = group === 'region' ? (leading?.name ?? null) : null
    return { ...facts, ...estimateReferralPotential(group, facts), group, region }
  })
  const { couponOrders } = addPlaces(places)
  return { potentials, couponOrders, referrals: asked.sample ? null : await countReferrals(db, asked.period) }
}

/** Counts the friends who followed a referral link in a period, and the friends who ordered in that period. */
async function countReferrals(db: Database, { from, to }: ReportPeriod) {
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone ${SHOP_TIME_ZONE})`
  const within = and(
    gte(referrals.createdAt, midnight(from)),
    lt(referrals.createdAt, midnight(addDays(to, 1))),
  )
  const completed = count(sql`case when ${referrals.status} = 'completed' then 1 end`)
  const [row] = await db.select({ started: count(), completed }).from(referrals).where(within)
  return { started: row?.started ?? 0, completed: row?.completed ?? 0 }
}

async function highValueOf(db: Database, asked: SalesQuery) {
  const { highOrders } = addPlaces(await readSalesByPlace(db, asked))
  return {
    orders: await listTopSales(db, asked),
    highOrders,
    baskets: summariseBasketSizes(await readSalesByBasketSize(db, asked)).map(({ from, to, ...sales }) => ({
      label: describeBasketBand({ from, to }),
      ...sales,
    })),
  }
}
