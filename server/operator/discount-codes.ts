import { sql } from 'drizzle-orm'
import type { NewDiscountCode } from '../../contract/operator/customer-content.ts'
import { formatMoney } from '../../domain/money.ts'
import { discounts } from '../db/schema/cart.ts'
import { rewardRedemptions } from '../db/schema/reward-points.ts'
import type { Deps } from '../deps.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'

/** Matches codes that operators created. Codes from redeemed points belong to customers, and operators don't see them. */
export const shopDiscountCondition = sql`not exists (select from ${rewardRedemptions} where ${rewardRedemptions.code} = ${discounts.code})`

/** Creates a discount code. Returns false if the code exists already. */
export function createDiscountCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { startsAt, endsAt, ...wanted }: NewDiscountCode,
  actor: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(discounts)
      .values({
        ...wanted,
        value: wanted.type === 'free-shipping' ? 0 : wanted.value,
        startsAt: startsAt === null ? null : new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
      })
      .onConflictDoNothing()
      .returning({ code: discounts.code })
    if (made.length === 0) return false
    const change = `Made: ${worth(wanted)}`
    await writeAuditedChange(tx, { at: now(), actor, subject: 'code', subjectId: wanted.code, change })
    return true
  })
}

const worth = ({ type: kind, value }: Pick<NewDiscountCode, 'type' | 'value'>): string => {
  if (kind === 'percentage') return `${value}%`
  return kind === 'fixed' ? formatMoney(value) : 'free shipping'
}
