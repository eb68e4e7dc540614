import { and, asc, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { decideReferral, type ReferredOrder } from '../../../domain/referrals/referral-rules.ts'
import { getRules } from '../../../domain/settings/rules.ts'
import type { Transaction } from '../../db/database.ts'
import { orderIdentities, referrals } from '../../db/schema/referrals.ts'
import { settleAchievementBonuses } from '../bonuses.ts'
import { changeRewardPoints } from '../points-ledger.ts'
import type { PaidOrder } from '../../orders/index.ts'
import { recordOrderIdentity, type OrderIdentity } from './record-identity.ts'
import { revokeReferral } from './reverse-referral.ts'

type Referral = typeof referrals.$inferSelect
type SettleOptions = { visitorSecret: string; now: Date }

/**
 * Updates the referrals after an order was paid, in the order's transaction. Completes or invalidates the buyer's own referral. Takes back
 * referrals of friends who turn out to be the same person as the buyer.
 */
export async function settleReferral(
  tx: Transaction,
  paid: PaidOrder,
  { visitorSecret, now }: SettleOptions,
): Promise<void> {
  const identity = await recordOrderIdentity(tx, paid, visitorSecret)
  const { visitorHash } = paid
  // Locks all rows with one query, in the order of their ids, so that two friends who referred each other and order at the same time can't
  // deadlock.
  const known = await tx
    .select()
    .from(referrals)
    .where(
      or(
        and(eq(referrals.friendVisitorHash, visitorHash), eq(referrals.status, 'pending')),
        and(eq(referrals.referrerVisitorHash, visitorHash), eq(referrals.status, 'completed')),
      ),
    )
    .orderBy(asc(referrals.id))
    .for('update')
  const own = known.find(({ status }) => status === 'pending')
  if (own) await decide(tx, own, { paid, identity, now })
  const brought = known.filter(({ status }) => status === 'completed')
  if (brought.length > 0) await exposeOneself(tx, brought, { identity, now })
}

async function decide(
  tx: Transaction,
  referral: Referral,
  { paid, identity, now }: { paid: PaidOrder; identity: OrderIdentity; now: Date },
): Promise<void> {
  const decision = decideReferral(await findFacts(tx, referral, { paid, identity }))
  if (decision.decision === 'wait') return
  const decided = { orderId: paid.orderId, decidedAt: now }
  const { id, referrerVisitorHash: referrerHash } = referral
  if (decision.decision === 'refuse') {
    const refused = { ...decided, status: 'refused', refusal: decision.reason } as const
    await tx.update(referrals).set(refused).where(eq(referrals.id, id))
    return
  }
  await tx
    .update(referrals)
    .set({ ...decided, status: 'completed' })
    .where(eq(referrals.id, id))
  const points = getRules().rewards.pointsPerFriend
  const earned = { kind: 'earn', points, reason: 'friend' } as const
  if (points > 0)
    await changeRewardPoints(tx, { ...earned, visitorHash: referrerHash, reference: `referral:${id}`, now })
  await settleAchievementBonuses(tx, { referrerHash, referralId: id, now })
}

const factsSchema = z.object({
  knows_visitor: z.boolean(),
  knows_email: z.boolean(),
  is_guest: z.boolean(),
  same_email: z.boolean(),
  same_address: z.boolean(),
  same_card: z.boolean(),
})

async function findFacts(
  tx: Transaction,
  { referrerVisitorHash: referrer }: Referral,
  { paid, identity }: { paid: PaidOrder; identity: OrderIdentity },
): Promise<ReferredOrder> {
  const { orderId, visitorHash: friend, order } = paid
  const { emailKey, addressKey, cardKey } = identity
  const byReferrer = sql`from order_identities i join orders o on o.id = i.order_id where o.visitor_hash = ${referrer}`
  const { rows } = await tx.execute(sql`select
    exists (select from orders where visitor_hash = ${friend} and id <> ${orderId} and total_cents > 0) as knows_visitor,
    exists (select from order_identities i join orders o on o.id = i.order_id
      where i.email_key = ${emailKey} and o.id <> ${orderId} and o.total_cents > 0) as knows_email,
    exists (select from wallet_devices where (visitor_hash = ${referrer} and own_hash = ${friend})
      or (visitor_hash = ${friend} and own_hash = ${referrer})) as is_guest,
    exists (select ${byReferrer} and i.email_key = ${emailKey}) as same_email,
    exists (select ${byReferrer} and i.address_key = ${addressKey}::text) as same_address,
    exists (select ${byReferrer} and i.card_key = ${cardKey}::text) as same_card`)
  const facts = factsSchema.parse(rows[0])
  return {
    paidCents: order.totalCents,
    isFirst: !facts.knows_visitor && !facts.knows_email,
    isSameVisitor: referrer === friend || facts.is_guest,
    isSameEmail: facts.same_email,
    isSameAddress: facts.same_address,
    isSameCard: facts.same_card,
  }
}

/** Takes back referrals of friends who have the referrer's e-mail address, shipping address or card. */
async function exposeOneself(
  tx: Transaction,
  brought: readonly Referral[],
  { identity, now }: { identity: OrderIdentity; now: Date },
): Promise<void> {
  const { emailKey, addressKey, cardKey, orderId } = identity
  const sameBuyer = or(
    eq(orderIdentities.emailKey, emailKey),
    addressKey === null ? undefined : eq(orderIdentities.addressKey, addressKey),
    cardKey === null ? undefined : eq(orderIdentities.cardKey, cardKey),
  )
  const same = await tx.select({ orderId: orderIdentities.orderId }).from(orderIdentities).where(sameBuyer)
  const theirs = new Set(same.map((row) => row.orderId).filter((id) => id !== orderId))
  for (const referral of brought)
    if (referral.orderId !== null && theirs.has(referral.orderId)) await revokeReferral(tx, referral, now)
}
