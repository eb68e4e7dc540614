import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { settings } from '../../domain/settings/settings.ts'
import type { Database, Transaction } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { downloadGrants } from '../db/schema/downloads.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { createCapabilityToken, isCapabilityToken } from '../platform/capability-token.ts'
import { findCutDesigns } from './cut-library.ts'
import { type DownloadItem, downloadItemSchema, parseLicence } from './download-item.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** The maximum number of downloads per link. It is enough to download seven files on three computers, and to repeat a few downloads. */
export const MAX_DOWNLOADS_PER_GRANT = 25
/** How often the buyer can renew an order line's link on the order page. It is enough for more than a year. */
export const MAX_GRANT_RENEWALS = 20

export type DownloadGrant = Omit<typeof downloadGrants.$inferSelect, 'goods'> & { goods: DownloadItem }

export const computeExpiry = (now: Date): Date =>
  new Date(now.getTime() + settings.links.downloadDays * DAY_MS)

type BoughtLine = { id: number; productId: number | null; title: string; variantTitle: string }

/** Lets the buyer download the files that belong to the order's lines. Runs in the order's transaction. */
export async function grantDownloads(
  tx: Transaction,
  { orderId, lines }: { orderId: number; lines: readonly BoughtLine[] },
  now: Date,
): Promise<void> {
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  if (ids.length === 0) return
  const found = await tx
    .select({ id: products.id, handle: products.handle })
    .from(products)
    .where(inArray(products.id, ids))
  const handles = new Map(found.map(({ id, handle }) => [id, handle]))
  const values = lines.flatMap((line) => {
    const designs = findCutDesigns(handles.get(line.productId ?? -1) ?? '')
    if (!designs) return []
    const goods = toDownloadItem(line.title, parseLicence(line.variantTitle), designs)
    const token = createCapabilityToken()
    return [{ token, orderId, orderLineId: line.id, goods, expiresAt: computeExpiry(now), createdAt: now }]
  })
  if (values.length > 0) await tx.insert(downloadGrants).values(values)
}

export function toDownloadItem(
  title: string,
  licence: DownloadItem['licence'],
  designs: readonly { title: string; design: Record<string, unknown> }[],
): DownloadItem {
  return { title, licence, designs: designs.map((each) => ({ title: each.title, design: each.design })) }
}

/**
 * An SQL condition that is true if the link of a download grant works. The grant must belong to a free sample, or to an order that wasn't
 * cancelled or refunded.
 */
const isPaidFor = or(
  isNull(downloadGrants.orderId),
  sql`exists (select from ${orders} where ${orders.id} = ${downloadGrants.orderId} and ${orders.status} not in ('cancelled', 'refunded'))`,
)

/** Finds the grant of a download link; null if the link is unknown or its order was cancelled or refunded. */
export async function findDownloadGrant(db: Database, token: string): Promise<DownloadGrant | null> {
  if (!isCapabilityToken(token)) return null
  const [row] = await db
    .select()
    .from(downloadGrants)
    .where(and(eq(downloadGrants.token, token), isPaidFor))
  return row ? { ...row, goods: downloadItemSchema.parse(row.goods) } : null
}

export const isGrantOpen = (grant: Pick<DownloadGrant, 'downloads' | 'expiresAt'>, now: Date): boolean =>
  grant.downloads < MAX_DOWNLOADS_PER_GRANT && grant.expiresAt > now

/** Counts a download of a link. Returns false if none is left. Concurrent requests can't exceed the maximum. */
export async function countDownload(db: Database, token: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(downloadGrants)
    .set({ downloads: sql`${downloadGrants.downloads} + 1` })
    .where(
      and(
        eq(downloadGrants.token, token),
        lt(downloadGrants.downloads, MAX_DOWNLOADS_PER_GRANT),
        gt(downloadGrants.expiresAt, now),
        isPaidFor,
      ),
    )
    .returning({ id: downloadGrants.id })
  return taken.length > 0
}

/** Undoes the counting of a download, because the file couldn't be sent. */
export async function undoDownloadCount(db: Database, token: string): Promise<void> {
  await db
    .update(downloadGrants)
    .set({ downloads: sql`${downloadGrants.downloads} - 1` })
    .where(and(eq(downloadGrants.token, token), gt(downloadGrants.downloads, 0)))
}

/** Finds the download grants of an order, by order line id. */
export async function listDownloadGrants(
  db: Database | Transaction,
  orderId: number,
): Promise<Map<number, DownloadGrant>> {
  const rows = await db.select().from(downloadGrants).where(eq(downloadGrants.orderId, orderId))
  return new Map(
    rows.map((row) => [row.orderLineId ?? -1, { ...row, goods: downloadItemSchema.parse(row.goods) }]),
  )
}

/** Replaces a download link that is used up or expired. The old link stops working. Returns false if there is no such link. */
export async function renewDownloadGrant(
  db: Database,
  { orderToken, lineId, now }: { orderToken: string; lineId: number; now: Date },
): Promise<boolean> {
  const ofOrder = sql`exists (select from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orderLines.id} = ${downloadGrants.orderLineId} and ${orders.token} = ${orderToken})`
  const isSpent = sql`(${downloadGrants.downloads} >= ${MAX_DOWNLOADS_PER_GRANT} or ${downloadGrants.expiresAt} <= ${now.toISOString()}::timestamptz)`
  const renewed = await db
    .update(downloadGrants)
    .set({
      token: createCapabilityToken(),
      downloads: 0,
      renewals: sql`${downloadGrants.renewals} + 1`,
      expiresAt: computeExpiry(now),
    })
    .where(
      and(
        eq(downloadGrants.orderLineId, lineId),
        ofOrder,
        isSpent,
        isPaidFor,
        lt(downloadGrants.renewals, MAX_GRANT_RENEWALS),
      ),
    )
    .returning({ id: downloadGrants.id })
  return renewed.length > 0
}
