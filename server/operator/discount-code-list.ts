import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { operatorContentCopy } from '../../content/operator/customer-content.ts'
import { discountCodeList } from '../../content/operator/lists/discount-codes.ts'
import { getDiscountState } from '../../domain/checkout/discount-state.ts'
import { isDiscountInTitle } from '../../domain/checkout/is-discount-in-title.ts'
import { formatShortMoment } from '../../domain/checkout/shop-clock.ts'
import { formatMoney } from '../../domain/money.ts'
import type { ListRow } from '../../domain/operator-list.ts'
import { discounts } from '../db/schema/cart.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import type { ListDeps, OperatorListHandlers } from '../platform/operator-list-handlers.ts'
import { shopDiscountCondition } from './discount-codes.ts'

const PAGE_SIZE = 100
const SUBJECT = 'code'
const { codes: words } = operatorContentCopy

type DiscountRow = typeof discounts.$inferSelect

/** The shop's discount codes, in alphabetical order. */
export const discountCodeListHandlers: OperatorListHandlers<typeof discountCodeList> = {
  list: discountCodeList,
  subject: SUBJECT,
  async find({ db, now }, { filter, after }) {
    const ended = and(shopDiscountCondition, lte(discounts.endsAt, now()))
    const notEnded = and(shopDiscountCondition, or(isNull(discounts.endsAt), gt(discounts.endsAt, now())))
    const wanted = { all: shopDiscountCondition, ended, 'not-ended': notEnded }[filter]
    const rows = await db
      .select()
      .from(discounts)
      .where(and(wanted, after === null ? undefined : gt(discounts.code, after)))
      .orderBy(asc(discounts.code))
      .limit(PAGE_SIZE + 1)
    const page = rows.slice(0, PAGE_SIZE)
    const counts = {
      all: await db.$count(discounts, shopDiscountCondition),
      'not-ended': await db.$count(discounts, notEnded),
      ended: await db.$count(discounts, ended),
    }
    const next = rows.length > PAGE_SIZE ? (page.at(-1)?.code ?? null) : null
    return { rows: page.map((row) => toListRow(row, now())), counts, next }
  },
  act: (deps, { id, actor }) => endDiscountCode(deps, { code: id, actor }),
}

function toListRow(row: DiscountRow, now: Date): ListRow<typeof discountCodeList> {
  const { code, title, usedCount, usageLimit } = row
  const state = getDiscountState(row, now)
  return {
    id: code,
    actions: state === 'ended' ? [] : ['end'],
    cells: {
      code: { text: code, note: title === '' || isDiscountInTitle(row) ? null : title },
      worth: worth(row),
      conditions: conditionsOf(row),
      used: words.used(usedCount, usageLimit),
      state,
    },
  }
}

function worth({ type, value }: DiscountRow): string {
  if (type === 'free-shipping') return words.freeShipping
  return words.off(type === 'percentage' ? `${value}%` : formatMoney(value))
}

/** Formats the conditions as one phrase: "Orders over CA$50.00, Niagara addresses". */
function conditionsOf(row: DiscountRow): string {
  const text = rulesOf(row).join(', ')
  return text === '' ? words.always : text.charAt(0).toUpperCase() + text.slice(1)
}

const rulesOf = ({
  minimumSubtotalCents,
  localOnly,
  productTag,
  oncePerCustomer,
  startsAt,
  endsAt,
}: DiscountRow): string[] => [
  ...(minimumSubtotalCents > 0 ? [words.over(formatMoney(minimumSubtotalCents))] : []),
  ...(localOnly ? [words.local] : []),
  ...(productTag === null ? [] : [words.tag(productTag)]),
  ...(oncePerCustomer ? [words.once] : []),
  ...(startsAt === null ? [] : [words.from(formatShortMoment(startsAt))]),
  ...(endsAt === null ? [] : [words.until(formatShortMoment(endsAt))]),
]

/** Ends a discount code immediately. Orders whose payment is already pending keep their discount. */
function endDiscountCode(
  { db, now }: ListDeps,
  { code, actor }: { code: string; actor: string },
): Promise<'changed' | 'unchanged' | 'unknown'> {
  return db.transaction(async (tx) => {
    const isOpen = or(isNull(discounts.endsAt), gt(discounts.endsAt, now()))
    const ended = await tx
      .update(discounts)
      .set({ endsAt: now() })
      .where(and(eq(discounts.code, code), shopDiscountCondition, isOpen))
      .returning({ code: discounts.code })
    if (ended.length > 0) {
      const change = 'Switched off'
      await writeAuditedChange(tx, { at: now(), actor, subject: SUBJECT, subjectId: code, change })
      return 'changed'
    }
    const [known] = await tx
      .select({ code: discounts.code })
      .from(discounts)
      .where(and(eq(discounts.code, code), shopDiscountCondition))
    return known ? 'unchanged' : 'unknown'
  })
}
