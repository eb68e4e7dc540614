import { parseCountry, listRegions } from '../checkout/regions.ts'
import type { Cents } from '../money.ts'

/** The number of regions on the dashboard, which shows those with the highest sales (specification, section 7). */
export const TOP_REGIONS = 8

export type RegionSales = {
  country: string
  region: string
  orders: number
  cents: Cents
  beforeCents: Cents
}

export type RankedRegion = RegionSales & { name: string; share: number }

/** Ranks provinces and states by sales, highest first, each with its share of all sales. */
export function rankRegions(rows: readonly RegionSales[]): RankedRegion[] {
  const all = rows.reduce((sum, { cents }) => sum + cents, 0)
  return rows
    .filter(({ orders }) => orders > 0)
    .map((row) => ({
      ...row,
      name: formatRegionName(row.country, row.region),
      share: all > 0 ? row.cents / all : 0,
    }))
    .toSorted((a, b) => b.cents - a.cents || b.orders - a.orders || a.name.localeCompare(b.name, 'en'))
}

/** Returns a region's name, such as "Ontario"; an unknown code is returned unchanged. */
export function formatRegionName(country: string, region: string): string {
  const known = parseCountry(country)
  const found = known && listRegions(known).find(({ code }) => code === region)
  return found ? found.name : [region, country].filter(Boolean).join(', ')
}
