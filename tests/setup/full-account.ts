import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { listRewards } from '../../domain/reward-points/rewards.ts'
import { calculators } from '../../content/landing/calculators.ts'
import { writeCreditEntry } from '../../server/credits/ledger.ts'
import { getOrCreateReferralCode } from '../../server/rewards/referrals/referral-codes.ts'
import { changeRewardPoints } from '../../server/rewards/points-ledger.ts'
import { redeemReward } from '../../server/rewards/redemptions.ts'
import { sellCalculatedItem } from '../../server/made-to-order/calculators/sell-calculated-item.ts'
import { sellDecal } from '../../server/made-to-order/decals/sell-decal.ts'
import { attachedFiles } from '../../server/db/schema/attached-files.ts'
import { orderLines } from '../../server/db/schema/orders.ts'
import { storeAttachedFile } from '../../server/production/attached-file-bytes.ts'
import { createCapabilityToken } from '../../server/platform/capability-token.ts'
import { writeArtwork } from '../../server/designs/artwork/artwork-files.ts'
import type { CheckoutShop } from './checkout-shop.ts'
import type { Shopper } from './shopper.ts'

/** A word in all texts that the visitor's rows contain. */
export const ACCOUNT_MARKER = 'quixotic'
const EMAIL = `${ACCOUNT_MARKER}@example.com`

/** Adds rows for a visitor to all tables that refer to visitors. Among them is a paid order with a custom decal. */
export async function fillAccount(shop: CheckoutShop, shopper: Shopper) {
  await shop.addDiscount({ code: 'ONCE', type: 'percentage', value: 10, oncePerCustomer: true })
  const goods = await shop.stockProduct()
  const draft = await shop.fillCart({ variantId: goods })
  const typed = {
    email: EMAIL,
    address1: `1 ${ACCOUNT_MARKER} Street`,
    firstName: 'Kim',
    note: `${ACCOUNT_MARKER} note`,
  }
  await shopper.send(`/checkout/${draft}`, { ...typed, next: 'update' })
  const visitorHash = await hashOf(shop)
  const made = await makeThings(shop, visitorHash)
  const token = await shop.fillCart({ variantId: made.ordered })
  const paid = await shopper.decide(await shopper.checkOut(token, { ...typed, discountCode: 'ONCE' }))
  await attachSketch(shop)
  await saySomething(shop, visitorHash, goods)
  await haveMoney(shop, visitorHash)
  await haveRewards(shop, visitorHash)
  await shop.db.execute(sql`update carts set buyer_visitor_hash = ${visitorHash}, buyer_email = ${EMAIL}
    where checkout_token = ${draft}`)
  await shopper.send('/account/links', {})
  return { visitorHash, orderPath: paid.location, ...made }
}

/** Attaches a file to the only line of the only order in the shop. */
async function attachSketch({ db, deps }: CheckoutShop): Promise<void> {
  const [line] = await db.select({ id: orderLines.id }).from(orderLines)
  const id = createCapabilityToken()
  const original = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><!-- ${ACCOUNT_MARKER} --></svg>`)
  await storeAttachedFile(deps, id, { original, preview: null })
  await db.insert(attachedFiles).values({
    id,
    orderLineId: line?.id ?? 0,
    addedBy: 'customer',
    name: `${ACCOUNT_MARKER}.svg`,
    format: 'svg',
    size: original.length,
    sha256: createHash('sha256').update(original).digest('hex'),
    hasPreview: false,
    createdAt: deps.now(),
  })
}

async function hashOf({ db }: CheckoutShop): Promise<string> {
  const { rows } = await db.execute(
    sql`select visitor_hash from checkout_drafts order by updated_at desc limit 1`,
  )
  return z.object({ visitor_hash: z.string() }).parse(rows[0]).visitor_hash
}

/**
 * Adds two designs and two artworks. Also adds a quote for one of the designs, and a quote for one of the artworks. Returns the variant to
 * order and the file to delete.
 */
async function makeThings({ db, deps }: CheckoutShop, visitorHash: string) {
  const designs = [createCapabilityToken(), createCapabilityToken()]
  const artworks = [createCapabilityToken(), createCapabilityToken()]
  for (const id of designs)
    await db.execute(sql`insert into designs
      (id, visitor_hash, prompt, style, seed, design, title, description, width_mm, height_mm, created_at)
      values (${id}, ${visitorHash}, ${ACCOUNT_MARKER}, 'bold', 1, '{}', 'A bear', '', 100, 80, now())`)
  for (const id of artworks) {
    await db.execute(sql`insert into artworks
      (id, visitor_hash, file_name, format, bytes, sha256, width_mm, height_mm, has_own_cut, offset_mm, vectorised, created_at)
      values (${id}, ${visitorHash}, ${`${ACCOUNT_MARKER}.png`}, 'png', 3, '', 100, 80, false, 2, false, now())`)
    await writeArtwork(deps, id, new Uint8Array([1, 2, 3]))
  }
  for (const storage of ['database', 'file']) {
    const id = createCapabilityToken()
    await db.execute(sql`insert into images
      (id, visitor_hash, original_name, format, size, sha256, has_preview, storage, created_at)
      values (${id}, ${visitorHash}, ${`${ACCOUNT_MARKER}.png`}, 'png', 3, '', false, ${storage}, now())`)
    if (storage === 'file') await deps.store.put(`images/${id}/original`, new Uint8Array([1, 2, 3]))
    else await db.execute(sql`insert into image_data (image_id, original) values (${id}, '\\x010203')`)
  }
  const specification = {
    widthMm: 100,
    heightMm: 80,
    quantity: 1,
    cutKind: 'kiss',
    material: 'premium',
    finish: 'gloss',
  } as const
  const decal = { specification, priceCents: 900, visitorHash }
  const ordered = await sellDecal(deps, {
    ...decal,
    designId: designs[0] ?? '',
    artworkId: null,
    title: 'A bear',
  })
  await sellDecal(deps, { ...decal, designId: null, artworkId: artworks[0] ?? '', title: 'A file' })
  const [calculator] = calculators
  if (calculator)
    await sellCalculatedItem(deps, calculator, {
      values: {},
      words: [],
      name: ACCOUNT_MARKER,
      priceCents: 900,
      visitorHash,
    })
  return { ordered: ordered ?? 0, designs, artworks }
}

async function saySomething({ db }: CheckoutShop, hash: string, goods: number): Promise<void> {
  const product = sql`(select product_id from variants where id = ${goods})`
  const { rows } = await db.execute(sql`insert into reviews
    (product_id, rating, body, author, buyer_hash, visitor_hash, created_at)
    values (${product}, 5, 'Sticks.', ${ACCOUNT_MARKER}, ${`buyer ${hash}`}, ${hash}, now()),
      (${product}, 4, 'Good.', 'Somebody else', 'else', null, now()) returning id`)
  const [, other] = z.array(z.object({ id: z.coerce.number() })).parse(rows)
  await db.execute(sql`update reviews set helpful_count = 1, report_count = 1 where id = ${other?.id}`)
  await db.execute(sql`insert into review_votes values (${other?.id}, ${hash}, now())`)
  await db.execute(sql`insert into review_reports values (${other?.id}, ${hash}, 'rude', now())`)
  await db.execute(sql`insert into product_questions
    (product_id, body, author, email, visitor_hash, state, answer, created_at)
    values (${product}, ${ACCOUNT_MARKER}, ${ACCOUNT_MARKER}, ${EMAIL}, ${hash}, 'pending', '', now()),
      (${product}, 'Does it peel?', ${ACCOUNT_MARKER}, null, ${hash}, 'published', 'No.', now())`)
  await db.execute(sql`insert into contact_messages
    (reference, form_key, name, email, phone, order_number, topic, message, visitor_hash, received_at)
    values (${randomUUID()}, ${randomUUID()}, ${ACCOUNT_MARKER}, ${EMAIL}, '', '', 'question', ${ACCOUNT_MARKER}, ${hash}, now())`)
  await db.execute(sql`insert into back_in_stock_alerts (email, variant_id, visitor_hash, consent_words, asked_at)
    values (${EMAIL}, ${goods}, ${hash}, '', now())`)
  await db.execute(sql`insert into written_quotes
    (token, kind, specification, title, name, "each", piece, reasons, price_cents, visitor_hash, facts, email, created_at, expires_at)
    values (${randomUUID()}, 'yard-signs', '{}', 'Signs', ${ACCOUNT_MARKER}, '', '', '[]', 900, ${hash}, ${hash}, ${EMAIL}, now(), now())`)
  await db.execute(
    sql`insert into saved_lines (visitor_hash, variant_id, quantity) values (${hash}, ${goods}, 1)`,
  )
}

async function haveMoney({ db }: CheckoutShop, visitorHash: string): Promise<void> {
  const entry = { visitorHash, amount: 5, reason: 'purchase', reference: `test:${visitorHash}` } as const
  await db.transaction((tx) => writeCreditEntry(tx, { ...entry, now: new Date() }))
  await db.execute(sql`insert into credit_purchases
    (visitor_hash, package_id, credits, price_cents, amount_cents, currency, taxes, email, country, province, receipt_token, state, provider, expires_at, created_at, updated_at)
    values (${visitorHash}, 'small', 5, 1000, 1130, 'CAD', '[{"name": "HST", "ratePerMillion": 130000, "amountCents": 130}]', ${EMAIL}, 'CA', 'ON', ${visitorHash}, 'paid', 'demo', now(), now(), now())`)
  await db.execute(sql`insert into image_drawings (visitor_hash, credits, state, created_at)
    values (${visitorHash}, 1, 'drawn', now())`)
}

/** Adds a referral link with a friend who followed it, a referral by another person, points, and an unused discount code. */
async function haveRewards({ db, deps }: CheckoutShop, visitorHash: string): Promise<void> {
  const code = await getOrCreateReferralCode(deps, visitorHash)
  await db.execute(sql`insert into referrals
    (code, referrer_visitor_hash, friend_visitor_hash, status, created_at, decided_at)
    values (${code}, ${visitorHash}, ${`friend ${visitorHash}`}, 'completed', now(), now()),
      ('HOSTCODE', ${`host ${visitorHash}`}, ${visitorHash}, 'refused', now(), now())`)
  const earned = { kind: 'earn', points: 250, visitorHash, reason: 'friend' } as const
  await db.transaction((tx) =>
    changeRewardPoints(tx, { ...earned, reference: `test:${visitorHash}`, now: new Date() }),
  )
  const [reward] = listRewards()
  if (reward) await redeemReward(deps, { visitorHash, reward })
}
