import { mailLines } from '../../content/mail-lines.ts'
import { describeMissingFile } from '../../content/missing-files.ts'
import { getStaffAddresses } from '../platform/staff-addresses.ts'
import { asc, eq } from 'drizzle-orm'
import { formatComingDay } from '../../domain/checkout/shop-clock.ts'
import { formatMoney } from '../../domain/money.ts'
import { formatOrderNumber } from '../../domain/order/order-number.ts'
import type { Transaction } from '../db/database.ts'
import { jobs } from '../db/schema/jobs.ts'
import type { Environment } from '../runtime/env.ts'
import { composeMail } from '../platform/compose-mail.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { jobPlanSchema } from '../production/index.ts'
import type { PaidOrder } from './order-events.ts'
import { listTitlesToApprove } from './titles-to-approve.ts'

/**
 * E-mails staff about a paid order: its items, its due date, and anything that is missing before production. Leaves out name, address and
 * note: the customer may want them deleted later, but a mailbox would keep them.
 */
export async function mailStaffAboutOrder(
  tx: Transaction,
  { PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>,
  { orderId, order, at }: PaidOrder,
): Promise<void> {
  const planned = await tx
    .select({ dueOn: jobs.dueOn, plan: jobs.plan, lineNumber: jobs.lineNumber })
    .from(jobs)
    .where(eq(jobs.orderId, orderId))
    .orderBy(asc(jobs.lineNumber))
  const [first] = planned
  const missing = planned.flatMap(({ plan: stored, lineNumber }) => {
    const plan = jobPlanSchema.parse(stored)
    const title = order.lines[lineNumber - 1]?.title ?? ''
    return plan.kind === 'by-hand' ? plan.missing.map((file) => `${title}: ${describeMissingFile(file)}`) : []
  })
  const composed = composeMail('newOrder', {
    number: formatOrderNumber(orderId),
    total: formatMoney(order.totalCents, order.currency),
    shipping: order.shipping.title,
    items: order.lines.map(({ quantity, title, variantTitle }) =>
      [`${quantity} × ${title}`, variantTitle].filter(Boolean).join(' - '),
    ),
    due: first ? mailLines.due(formatComingDay(first.dueOn)) : mailLines.nothingToMake,
    proofs: listTitlesToApprove(order.lines).join(', '),
    missing,
    'order page': `${PUBLIC_URL}/operator/orders/${orderId}`,
  })
  await enqueueMail(tx, { id: `new-order-${orderId}`, ...getStaffAddresses('newOrders'), ...composed }, at)
}
