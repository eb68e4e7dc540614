import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CalendarDate } from '../../domain/checkout/calendar-date.ts'
import { COUNTRIES, parseCountry, parseRegion, listRegions } from '../../domain/checkout/regions.ts'
import type { PurchaseDestination } from '../../domain/social-proof/purchases.ts'
import type { Database } from '../db/database.ts'

/** The maximum number of recent orders to count. If a shop has more, its newest orders alone have enough buyers in each town. */
const MAX_COUNTED = 5_000

type Address = { city: string; region: string; country: string }

const countRow = z.object({
  country: z.string(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  name: z.string(),
  buyers: z.coerce.number(),
})

/**
 * Counts the recent buyers in the city, region and country of an address. Different spellings of a city are combined under the most common
 * spelling. Orders whose buyer is unknown don't count, because the shop can't tell whether two of these orders have the same buyer.
 */
export async function countBuyersByPlace(
  db: Database,
  { sample, since }: { sample: boolean; since: CalendarDate },
): Promise<(address: Address) => PurchaseDestination> {
  const { rows } = await db.execute(sql`
    select country, region, lower(trim(city)) as city, mode() within group (order by trim(city)) as name,
      count(distinct customer_key) as buyers
    from (
      select country, region, city, customer_key from sales
      where sample = ${sample} and placed_on >= ${since}::date and customer_key not like 'order:%'
      order by placed_on desc, order_id desc limit ${MAX_COUNTED}
    ) recent
    group by grouping sets ((country), (country, region), (country, region, lower(trim(city))))`)
  const counted = new Map(
    rows.map((row) => {
      const { country, region, city, name, buyers } = countRow.parse(row)
      return [keyOf(country, region, city), { name, buyers }]
    }),
  )
  return ({ country, region, city }) => {
    const town = counted.get(keyOf(country, region, city.trim().toLowerCase()))
    return {
      city: town ?? { name: '', buyers: 0 },
      region: { name: regionName(country, region), buyers: counted.get(keyOf(country, region))?.buyers ?? 0 },
      country: { name: countryName(country), buyers: counted.get(keyOf(country))?.buyers ?? 0 },
    }
  }
}

const keyOf = (country: string, region: string | null = null, city: string | null = null): string =>
  JSON.stringify([country, region, city])

const countryName = (code: string): string => COUNTRIES.find((country) => country.code === code)?.name ?? ''

function regionName(country: string, region: string): string {
  const known = parseCountry(country)
  if (known === null) return ''
  const code = parseRegion(known, region)
  return listRegions(known).find((one) => one.code === code)?.name ?? ''
}
