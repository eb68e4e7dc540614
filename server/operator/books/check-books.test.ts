// Runs on both databases.
import { sql } from 'drizzle-orm'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ARTWORK, openShopWithBooks, type ShopWithBooks } from '../../../tests/setup/shop-with-books.ts'
import { images } from '../../db/schema/images.ts'
import { writeArtwork } from '../../designs/artwork/artwork-files.ts'
import { describeBook } from './book.ts'
import { checkBooks } from './check-books.ts'

const IMAGE = 'ImageWithoutItsBytes12'

let shop: ShopWithBooks['shop']
let paid: ShopWithBooks['paid']
/** The id of a purchase of credits. */
let bought: string
/** The id of a pending payment. */
let waiting: string
beforeAll(async () => {
  ;({ shop, paid, bought, waiting } = await openShopWithBooks())
})
afterAll(() => shop.close())

async function check() {
  const books = []
  for await (const book of checkBooks(shop.deps, { days: 30, againAfterMs: 0 })) books.push(book)
  return books
}

const found = async () =>
  (await check()).flatMap(({ name, discrepancies }) => discrepancies.map((each) => ({ book: name, ...each })))

it('the books of a shop with sales, refunds and pending payments balance, one line per book', async () => {
  const books = await check()
  expect(books.flatMap(describeBook)).toEqual([
    'Credits: 1 balances, 1 entries, 1 purchases, 0 drawings: balances',
    'Reward points: 0 balances, 0 entries, 0 redemptions, 0 referrals: balances',
    'Stock: 2 variants with stock, 5 pieces, 1 reservations, 1 pieces reserved: balances',
    'Orders: 1 orders, 1 lines: balances',
    'Payments: 1 paid, 1 pending, 0 failed or expired, 0 refunding or refunded: balances',
    'Refunds: 1 refunded, 0 pending, 0 failed: balances',
    'Production jobs: 1 jobs, 0 with files, 1 files due: balances',
    'Mails: 0 sent, 4 waiting: balances',
    'Sales analytics: 1 orders counted, 3188 cents counted: balances',
    'Files: 1 artworks, 0 images, 0 review photos, 0 design versions, 0 attached files, 0 production files, 0 pictures: balances',
    'Payment provider (stripe, 30 days): 2 payments at the provider, 2 payments in the shop, 200 cents refunded by the provider: balances',
  ])
})

/** Errors to plant in each book: SQL that breaks a rule, SQL that undoes it, and the message that the check must report. */
const PLANTED: { book: string; plant: string; undo: string; says: string; ids: () => string[] }[] = [
  {
    book: 'Credits',
    plant: `update credit_balances set balance = balance + 1`,
    undo: `update credit_balances set balance = balance - 1`,
    says: 'balances that differ from the sum of their entries',
    ids: () => [expect.stringMatching(/^\S+$/)],
  },
  {
    book: 'Credits',
    plant: `update credit_purchases set price_cents = price_cents + 1 where state = 'paid'`,
    undo: `update credit_purchases set price_cents = price_cents - 1 where state = 'paid'`,
    says: 'purchases whose amount isn’t the sum of price and taxes',
    ids: () => [expect.stringMatching(/^\S+$/)],
  },
  {
    book: 'Credits',
    plant: `update credit_purchases set country = 'US' where state = 'paid'`,
    undo: `update credit_purchases set country = 'CA' where state = 'paid'`,
    says: 'purchases from abroad that were taxed',
    ids: () => [expect.stringMatching(/^\S+$/)],
  },
  {
    book: 'Reward points',
    plant: `insert into reward_point_balances (visitor_hash, available) values ('lucky', 5)`,
    undo: `delete from reward_point_balances`,
    says: 'balances that differ from the sum of their entries',
    ids: () => ['lucky'],
  },
  {
    book: 'Stock',
    plant: `update stock_reservations set quantity = quantity + 1`,
    undo: `update stock_reservations set quantity = quantity - 1`,
    says: 'pending payments that hold other pieces than were accepted',
    ids: () => [waiting],
  },
  {
    book: 'Orders',
    plant: `update orders set shipping_cents = shipping_cents + 1`,
    undo: `update orders set shipping_cents = shipping_cents - 1`,
    says: 'totals that aren’t the sum of subtotal, discount, shipping and taxes',
    ids: () => [paid.number],
  },
  {
    book: 'Payments',
    plant: `update payments set expires_at = now() - interval '2 hours' where state = 'paying'`,
    undo: `update payments set expires_at = now() + interval '30 minutes' where state = 'paying'`,
    says: 'undecided an hour after they expired',
    ids: () => [waiting],
  },
  {
    book: 'Refunds',
    plant: `update refunds set state = 'refunding', created_at = now() - interval '2 hours'`,
    undo: `update refunds set state = 'refunded'`,
    says: 'pending for more than an hour',
    ids: () => [paid.refundId],
  },
  {
    book: 'Production jobs',
    plant: `update outbox set done_at = now() where kind = 'production'`,
    undo: `update outbox set done_at = null where kind = 'production'`,
    says: 'jobs whose missing files are not scheduled',
    ids: () => [String(paid.jobId)],
  },
  {
    book: 'Mails',
    plant: `update outbox set dedupe_key = 'lost:' || dedupe_key where dedupe_key like '%receipt'`,
    undo: `update outbox set dedupe_key = substr(dedupe_key, 6) where dedupe_key like 'lost:%'`,
    says: 'credits of the last 7 days without a receipt',
    ids: () => [bought],
  },
  {
    book: 'Mails',
    plant: `update outbox set dedupe_key = 'lost:' || dedupe_key where dedupe_key like '%confirmation'`,
    undo: `update outbox set dedupe_key = substr(dedupe_key, 6) where dedupe_key like 'lost:%'`,
    says: 'orders of the last 7 days without a confirmation',
    ids: () => [paid.number],
  },
  {
    book: 'Sales analytics',
    plant: `update sales_daily set cents = cents + 1`,
    undo: `update sales_daily set cents = cents - 1`,
    says: 'days with wrong sums by place',
    ids: () => [paid.day],
  },
]

describe('a discrepancy is reported in its book, with its id', () => {
  it.each(PLANTED)('$book: $says', async ({ book, plant, undo, says, ids }) => {
    await shop.db.execute(sql.raw(plant))
    const seen = await found()
    await shop.db.execute(sql.raw(undo))
    expect(seen).toContainEqual({ book, says, ids: ids() })
    expect(await found()).toEqual([])
  })

  it('Files: a missing file, and one with other bytes', async () => {
    await shop.db.insert(images).values({
      id: IMAGE,
      visitorHash: 'kim',
      originalName: 'a.png',
      format: 'png',
      size: 1,
      sha256: 'other',
      hasPreview: false,
      storage: 'file',
      createdAt: new Date(),
    })
    await shop.deps.store.put(`images/${IMAGE}/original`, new Uint8Array([1]))
    rmSync(path.join(shop.dataDir, 'artwork', ARTWORK), { recursive: true })
    expect(await found()).toEqual([
      { book: 'Files', says: 'artworks that are missing', ids: [ARTWORK] },
      { book: 'Files', says: 'images with other bytes than were written', ids: [IMAGE] },
    ])
    await writeArtwork(shop.deps, ARTWORK, new Uint8Array())
    await shop.db.delete(images)
  })

  it('Payment provider: a refund and a payment that the shop doesn’t know of', async () => {
    const book = 'Payment provider (stripe, 30 days)'
    shop.stripe.refundOutside(paid.session, 5)
    expect(await found()).toEqual([
      {
        book,
        says: 'payments with a different refunded amount at the provider',
        ids: [`${paid.paymentId} (${paid.session})`],
      },
    ])
    shop.stripe.failRefund(paid.session)
    await shop.db.execute(sql`update payments set provider = 'demo' where state = 'paid'`)
    expect(await found()).toContainEqual({
      book,
      says: 'payments charged by the provider but unknown to the shop',
      ids: [`${paid.paymentId} (${paid.session})`],
    })
    await shop.db.execute(sql`update payments set provider = 'stripe'`)
    expect(await found()).toEqual([])
  })
})
