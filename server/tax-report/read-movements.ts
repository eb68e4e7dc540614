import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Period } from '../../domain/analytics/period.ts'
import { SHOP_TIME_ZONE } from '../../domain/checkout/shop-clock.ts'
import type { Database } from '../db/database.ts'

/** Whose money moved, and when. */
export type Asked = { sample: boolean; period: Period }

const whole = z.coerce.number().int()
const place = { country: z.string(), province: z.string() }
const sides = { net: whole, tax: whole, refunded_net: whole, refunded_tax: whole }
const placeRow = z.object({ ...place, ...sides, sales: whole, refunds: whole })
const taxRow = z.object({ ...place, ...sides, name: z.string(), rate: whole })

/**
 * What came in and went back in a period, in cents: by place, and by place and tax. A sale counts on the day of the order, a refund on the
 * day of the refund, in the place of its order. A refund takes each tax back in proportion, so that all refunds of an order together
 * give back its taxes to the cent. Money that a bank takes back in a dispute is no refund.
 */
export async function readMovements(db: Database, asked: Asked) {
  const places = await db.execute(sql`
    ${movements(asked)}
    select country, province,
      count(*) filter (where sale) as sales, count(*) filter (where not sale) as refunds, ${sums(sql`taxes_moved`)}
    from moved group by 1, 2 order by 1, 2`)
  const taxes = await db.execute(sql`
    ${movements(asked)}
    select country, province, name, "ratePerMillion" as rate, ${sums(share(sql`"amountCents"`))}
    from moved cross join lateral ${taxLines} group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  return {
    places: places.rows.map((row) => placeRow.parse(row)),
    taxes: taxes.rows.map((row) => taxRow.parse(row)),
  }
}

const taxLines = sql`jsonb_to_recordset(taxes) as line(name text, "ratePerMillion" bigint, "amountCents" bigint)`

/** The part of an amount of the order that moved with the money from `before` to `after`, each rounded half up. */
const share = (amount: SQL): SQL => sql`(case when total = 0 then 0
  else (2 * ${amount} * after + total) / (2 * total) - (2 * ${amount} * before + total) / (2 * total) end)`

const sums = (tax: SQL): SQL => sql`
  coalesce(sum(after - before - taxes_moved) filter (where sale), 0) as net,
  coalesce(sum(${tax}) filter (where sale), 0) as tax,
  coalesce(sum(after - before - taxes_moved) filter (where not sale), 0) as refunded_net,
  coalesce(sum(${tax}) filter (where not sale), 0) as refunded_tax`

/** Each sale and each refund of the period: how much of its order's money was there before and after it. */
function movements({ sample, period }: Asked): SQL {
  const start = (day: string, more: number) =>
    sql`((${day}::date + ${more}::int)::timestamp at time zone ${SHOP_TIME_ZONE})`
  const within = sql`at >= ${start(period.from, 0)} and at < ${start(period.to, 1)}`
  return sql`with sold as (
      select 'order ' || id as sale_of, placed_at as at, coalesce(address ->> 'country', '') as country,
        coalesce(address ->> 'province', '') as province, total_cents::bigint as total, taxes
      from orders where sample = ${sample}
      union all
      select 'credits ' || id, created_at, coalesce(country, ''), coalesce(province, ''), amount_cents::bigint, taxes
      from credit_purchases where state = 'paid' and not ${sample}
    ), given_back as (
      select 'order ' || order_id as sale_of, id::text as id, coalesce(refunded_at, updated_at) as at,
        amount_cents::bigint as amount
      from refunds where state = 'refunded' or paid_otherwise is not null
      union all
      select 'credits ' || purchase_id, id, updated_at, amount_cents::bigint
      from credit_money_back where kind = 'refund' and status = 'refunded'
    ), running as (
      select sale_of, at, amount, sum(amount) over (partition by sale_of order by at, id)::bigint as after from given_back
    ), movement as (
      select true as sale, country, province, total, taxes, 0::bigint as before, total as after
      from sold where ${within}
      union all
      select false, country, province, total, taxes, running.after - amount, running.after
      from (select * from running where ${within}) running join sold using (sale_of)
    ), moved as (
      select movement.*, coalesce(taxes_moved, 0)::bigint as taxes_moved from movement cross join lateral (
        select sum(${share(sql`"amountCents"`)}) as taxes_moved from ${taxLines}
      ) moved_taxes
    )`
}
