import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DiscountCodeList, NewDiscountCode } from '../../contract/operator/customer-content.ts'
import { getDiscountState } from '../../domain/checkout/discount-state.ts'
import { formatMoney } from '../../domain/money.ts'
import { discounts } from '../db/schema/cart.ts'
import { rewardRedemptions } from '../db/schema/reward-points.ts'
import type { Deps } from '../deps.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'

const PAGE = 100
const type = z.enum(['percentage', 'fixed', 'free-shipping'])

/** Matches codes that operators created. Codes from redeemed points belong to customers, and operators don't see them. */
export const shopDiscountCondition = sql`not exists (select from ${rewardRedemptions} where ${rewardRedemptions.code} = ${discounts.code})`

/** Lists the shop's codes alphabetically, 100 per page. */
export async function listDiscountCodes(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  after: string | undefined,
): Promise<DiscountCodeList> {
  const rows = await db
    .select()
    .from(discounts)
    .where(and(shopDiscountCondition, after === undefined ? undefined : gt(discounts.code, after)))
    .orderBy(asc(discounts.code))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const codes = page.map((row) => ({
    ...row,
    type: type.parse(row.type),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    state: getDiscountState(row, now()),
  }))
  return { codes, next: rows.length > PAGE ? (page.at(-1)?.code ?? null) : null }
}

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

/** Ends a discount code immediately. Orders whose payment is already pending keep their discount. */
export function endDiscountCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { code, actor }: { code: string; actor: string },
): Promise<'ended' | 'unknown' | 'ended-before'> {
  return db.transaction(async (tx) => {
    const isOpen = or(isNull(discounts.endsAt), gt(discounts.endsAt, now()))
    const ended = await tx
      .update(discounts)
      .set({ endsAt: now() })
      .where(and(eq(discounts.code, code), shopDiscountCondition, isOpen))
      .returning({ code: discounts.code })
    if (ended.length > 0) {
      await writeAuditedChange(tx, {
        at: now(),
        actor,
        subject: 'code',
        subjectId: code,
        change: 'Switched off',
      })
      return 'ended'
    }
    const [known] = await tx
      .select({ code: discounts.code })
      .from(discounts)
      .where(and(eq(discounts.code, code), shopDiscountCondition))
    return known ? 'ended-before' : 'unknown'
  })
}
