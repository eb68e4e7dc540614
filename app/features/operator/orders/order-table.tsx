import { operatorOrders } from '../../../../content/operator/orders.ts'
import type { OperatorOrderList } from '../../../../contract/operator/order.ts'
import { wayOf } from '../../../../domain/order/status.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { DataTable } from '../frame/data-table.tsx'
import { momentText } from '../frame/moment.ts'
import { StatusMark } from '../frame/status-mark.tsx'

const { list: words, money, search } = operatorOrders

type Order = OperatorOrderList['orders'][number]

/** A table of orders, one per row. The order's number links to its page. */
export function OrderTable({ orders }: { orders: OperatorOrderList['orders'] }) {
  if (orders.length === 0) return <p className="py-6 text-slate">{words.none}</p>
  return (
    <DataTable heads={words.columns} amounts={1}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </DataTable>
  )
}

const cell = 'px-2 py-1.5 md:px-3'

function OrderRow({ order }: { order: Order }) {
  const { id, number, placedAt, status, customer, email, city, shippingMethod, pieces } = order
  return (
    <tr className="border-b border-line hover:bg-mist">
      <td className={cell}>
        <a
          href={`/operator/orders/${id}`}
          className="text-link inline-flex min-h-8 items-center whitespace-nowrap"
        >
          {number}
        </a>
        {order.sample && <span className="block text-xs text-slate">{words.sample}</span>}
      </td>
      <td className={`${cell} tabular-nums`}>
        {momentText(placedAt)
          .split(', ')
          .map((part) => (
            <span key={part} className="block whitespace-nowrap">
              {part}
            </span>
          ))}
      </td>
      <td className={cell}>
        <StatusMark status={status} />
        <PaymentProblems order={order} />
        {order.hasNote && <span className="block text-xs text-slate">{words.note}</span>}
      </td>
      <td className={cell}>
        {customer}
        <span className="block text-xs break-all text-slate">{email}</span>
      </td>
      <td className={cell}>{city}</td>
      <td className={`${cell} tabular-nums`}>
        {pieces}
        <span className="block text-xs text-slate">{search.ways[wayOf(shippingMethod)]}</span>
      </td>
      <td className={`${cell} text-right whitespace-nowrap tabular-nums`}>
        {formatMoney(order.totalCents, order.currency)}
        {order.discountCode !== null && (
          <span className="block text-xs text-slate">{order.discountCode}</span>
        )}
      </td>
    </tr>
  )
}

/** Payment problems to resolve; the order's page explains how. */
function PaymentProblems({ order: { refundFailed, openDispute } }: { order: Order }) {
  const problems = [
    ...(refundFailed ? [words.refundFailed] : []),
    ...(openDispute ? [disputeText(openDispute)] : []),
  ]
  return problems.map((text) => (
    <strong key={text} className="block text-xs text-maple">
      {text}
    </strong>
  ))
}

function disputeText({ needsResponse, respondBy }: NonNullable<Order['openDispute']>): string {
  if (!needsResponse) return words.underReview
  const when = respondBy === null ? money.soon : money.respondBy.replace('{moment}', momentText(respondBy))
  return words.disputed.replace('{respondBy}', when)
}
