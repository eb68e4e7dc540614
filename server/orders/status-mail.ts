import { orderMails } from '../../content/order-mails.ts'
import { shop } from '../../content/shop.ts'
import { formatMoney } from '../../domain/money.ts'
import { trackingOf } from '../../domain/order/carriers.ts'
import type { Environment } from '../env.ts'
import type { Mail } from '../gateways/mail.ts'
import { fullName } from './address-label.ts'
import type { OrderRow } from './lock-order.ts'
import { mailFooter, mailHtml } from '../platform/mail-layout.ts'

type Told = { refundCents: number; reason: string }

/** Mails a buyer their order's new status. Each version is one move with its own mail. */
export function statusMail(env: Environment, order: OrderRow, told?: Told): Mail {
  const { status } = order
  if (status === 'paid') throw new Error('That an order is paid stands in its confirmation')
  return write(env, order, {
    ...orderMails[status],
    id: statusMailId(order.id, status, order.version),
    more: [...parcelOf(order), ...pickupOf(order), ...moneyOf(order, told)],
  })
}

export const statusMailId = (orderId: number, status: string, version: number): string =>
  `order-${orderId}-${status}-${version}`

/** Mails a partial refund that doesn't change the order's status. */
export function partRefundMail(env: Environment, order: OrderRow, told: Told & { refundId: string }): Mail {
  const { subject, text } = orderMails.part
  const amount = formatMoney(told.refundCents, order.currency)
  return write(env, order, {
    subject,
    text: text.map((line) => line.replace('{amount}', amount)),
    id: refundMailId(told.refundId),
    more: [told.reason, orderMails.bank].filter((line) => line !== ''),
  })
}

export const refundMailId = (refundId: string): string => `refund-${refundId}`

type Words = { id: string; subject: string; text: readonly string[]; more: readonly string[] }

function write(env: Environment, order: OrderRow, words: Words): Mail {
  const fill = (line: string) => line.replace('{number}', order.number)
  const subject = fill(words.subject)
  const text = [
    `Hello ${fullName(order.address)},`,
    ...words.text.map(fill),
    ...words.more,
    `${orderMails.orderPage}\n${env.PUBLIC_URL}/orders/${order.token}`,
    mailFooter(),
  ].join('\n\n')
  return { id: words.id, to: order.email, subject, text, html: mailHtml(subject, text) }
}

function parcelOf(order: OrderRow): string[] {
  const tracking = order.status === 'shipped' ? trackingOf(order) : null
  if (!tracking) return []
  const { carrier, number, url } = tracking
  if (number === '') return [orderMails.parcelWithoutNumber.replace('{carrier}', carrier)]
  const said = orderMails.parcel.replace('{carrier}', carrier).replace('{tracking}', number)
  return [url === null ? said : `${said}\n${url}`]
}

function pickupOf({ status }: OrderRow): string[] {
  const { street, city } = shop.address
  return status === 'ready-for-pickup' ? [`${street}, ${city}\nHours: ${shop.hours.inText}.`] : []
}

function moneyOf({ currency }: OrderRow, told: Told | undefined): string[] {
  if (!told) return []
  const amount = formatMoney(told.refundCents, currency)
  const money =
    told.refundCents > 0 ? [orderMails.amountBack.replace('{amount}', amount), orderMails.bank] : []
  return [told.reason, ...money].filter((line) => line !== '')
}
