import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SocialProof } from '../../contract/social-proof.ts'
import { addDays } from '../../domain/checkout/calendar-date.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import {
  computeTimeAgo,
  chooseRecentOrders,
  BUYER_WINDOW_DAYS,
  describePlace,
  RECENT_DAYS,
} from '../../domain/social-proof/purchases.ts'
import type { Database } from '../db/database.ts'
import { countBuyersByPlace } from './count-buyers.ts'

/** The number of recent orders to examine. It is large, so that even a single collection has a few purchases among them. */
const MAX_CANDIDATES = 200
const FRESH_FOR_MS = 60_000

type Purchases = Pick<SocialProof, 'purchases' | 'sample'>
type FoundPurchase = {
  placedAt: Date
  handle: string
  title: string
  imageSrc: string | null
  place: string | null
  /** The handles of the product's collections. */
  collections: readonly string[]
}
type CachedPurchases = { madeAt: number; sample: boolean; found: FoundPurchase[] }
const kept = new WeakMap<Database, CachedPurchases>()

/**
 * Lists recent purchases: paid orders without refunds. Until the shop has its own orders, lists the purchases of the sample shop. The list
 * is computed once a minute. The only detail about the buyer is the town, and only if the town has many customers. If `collection` is
 * given, lists only purchases of products in that collection.
 */
export async function listRecentPurchases(db: Database, now: Date, collection?: string): Promise<Purchases> {
  const known = kept.get(db)
  const age = known === undefined ? Number.POSITIVE_INFINITY : now.getTime() - known.madeAt
  const { sample, found } =
    known !== undefined && age >= 0 && age < FRESH_FOR_MS ? known : await loadPurchases(db, now)
  const wanted =
    collection === undefined ? found : found.filter(({ collections }) => collections.includes(collection))
  const recent = chooseRecentOrders(wanted, now)
  return {
    purchases: recent.map(({ handle, title, imageSrc, place, placedAt }) => ({
      handle,
      title,
      imageSrc,
      place,
      ago: computeTimeAgo(placedAt, now),
    })),
    sample,
  }
}

async function loadPurchases(db: Database, now: Date): Promise<CachedPurchases> {
  const own = await findPurchases(db, now, false)
  const sample = chooseRecentOrders(own, now).length === 0
  const looked = { madeAt: now.getTime(), sample, found: sample ? await findPurchases(db, now, true) : own }
  kept.set(db, looked)
  return looked
}

const purchaseRow = z.object({
  placed_at: z.coerce.date(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  handle: z.string(),
  title: z.string(),
  image_src: z.string().nullable(),
  collections: z.array(z.string()),
})

async function findPurchases(db: Database, now: Date, sample: boolean): Promise<FoundPurchase[]> {
  const today = toShopDate(now)
  // Reads one day more than is shown, because days in the shop's time zone don't start at midnight UTC.
  const since = addDays(today, -RECENT_DAYS - 1)
  const { rows } = await db.execute(sql`
    select o.placed_at, s.city, s.region, s.country, line.handle, line.title, line.image_src,
      line.collections
    from sales s join orders o on o.id = s.order_id
    join lateral (
      select p.handle, p.title,
        (select i.src from product_images i where i.product_id = p.id order by i.position limit 1) as image_src,
        array(select c.handle from collection_products cp join collections c on c.id = cp.collection_id
          where cp.product_id = p.id) as collections
      from order_lines l join products p on p.id = l.product_id join product_listings pl on pl.product_id = p.id
      where l.order_id = o.id and p.available_for_sale
      order by l.id limit 1
    ) line on true
    where s.sample = ${sample} and s.placed_on >= ${since}::date and s.cents > 0 and o.forgotten_at is null
      and not exists (select from refunds r where r.order_id = o.id and r.state <> 'failed')
    order by s.placed_on desc, s.order_id desc limit ${MAX_CANDIDATES}`)
  if (rows.length === 0) return []
  const buyersOf = await countBuyersByPlace(db, { sample, since: addDays(today, -BUYER_WINDOW_DAYS) })
  return rows.map((row) => {
    const { placed_at, image_src, city, region, country, ...product } = purchaseRow.parse(row)
    const place = describePlace(buyersOf({ city, region, country }))
    return { ...product, imageSrc: image_src, placedAt: placed_at, place }
  })
}
