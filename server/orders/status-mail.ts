import { mailLines } from '../../content/mail-lines.ts'
import { shopFacts } from '../../content/shop.ts'
import type { MailName } from '../../domain/mails/mail-placeholders.ts'
import { formatMoney } from '../../domain/money.ts'
import { describeTracking } from '../../content/carriers.ts'
import type { Environment } from '../runtime/env.ts'
import type { Mail } from '../gateways/mail.ts'
import { composeMail } from '../platform/compose-mail.ts'
import type { MailLink } from '../platform/mail-layout.ts'
import { formatFullName } from './address-label.ts'
import type { OrderRow } from './lock-order.ts'

type RefundFacts = { refundCents: number; reason: string }
type StatusMail = Extract<
  MailName,
  'inProof' | 'approved' | 'inProduction' | 'shipped' | 'readyForPickup' | 'done' | 'cancelled' | 'refunded'
>

/** The e-mail for each status. "Paid" needs none, because the order confirmation was sent. */
const MAIL_OF_STATUS: Record<Exclude<OrderRow['status'], 'paid'>, StatusMail> = {
  'in-proof': 'inProof',
  approved: 'approved',
  'in-production': 'inProduction',
  shipped: 'shipped',
  'ready-for-pickup': 'readyForPickup',
  done: 'done',
  cancelled: 'cancelled',
  refunded: 'refunded',
}

/**
 * Writes the e-mail about the new status of an order. Its id contains the order's version, so that each change of status sends its own
 * e-mail.
 */
export function composeStatusMail(env: Environment, order: OrderRow, told?: RefundFacts): Mail {
  const { status } = order
  if (status === 'paid') throw new Error('The confirmation already says that the order is paid')
  return write(env, order, {
    mail: MAIL_OF_STATUS[status],
    id: buildStatusMailId(order.id, status, order.version),
    told,
  })
}

export const buildStatusMailId = (orderId: number, status: string, version: number): string =>
  `order-${orderId}-${status}-${version}`

/** Writes the e-mail about a partial refund, which doesn't change the status. */
export const composePartialRefundMail = (
  env: Environment,
  order: OrderRow,
  { refundId, ...told }: RefundFacts & { refundId: string },
): Mail => write(env, order, { mail: 'partRefund', id: buildRefundMailId(refundId), told })

export const buildRefundMailId = (refundId: string): string => `refund-${refundId}`

type StatusMailInput = { mail: StatusMail | 'partRefund'; id: string; told: RefundFacts | undefined }

function write(env: Environment, order: OrderRow, { mail, id, told }: StatusMailInput): Mail {
  const facts = {
    name: formatFullName(order.address),
    number: order.number,
    parcel: parcelOf(order),
    pickup: pickupOf(),
    reason: told?.reason ?? '',
    amount: told && told.refundCents > 0 ? formatMoney(told.refundCents, order.currency) : '',
    'order page': `${env.PUBLIC_URL}/orders/${order.token}`,
  }
  return { id, to: order.email, ...composeMail(mail, facts) }
}

/** Describes how the parcel was shipped, with a tracking link; empty if the carrier is unknown. */
function parcelOf(order: OrderRow): (string | MailLink)[] {
  const tracking = order.status === 'shipped' ? describeTracking(order) : null
  if (!tracking) return []
  const { carrier, number, url } = tracking
  const line = mailLines.parcel(carrier, number)
  return url === null ? [line] : [line, { words: mailLines.trackParcel, address: url }]
}

function pickupOf(): string[] {
  const { street, city } = shopFacts.address
  return [`${street}, ${city}`, mailLines.pickupHours(shopFacts.hours.inText)]
}
