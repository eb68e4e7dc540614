import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrderList } from '../../../../contract/operator/order-list.ts'
import { toDeliveryMethod } from '../../../../domain/order/status.ts'
import { formatMoney } from '../../../../domain/money.ts'
import type { TableColumn } from '../../../ui/table.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { ListTable } from '../frame/list-table.tsx'
import { formatDayAndTime, formatMoment } from '../frame/moment.ts'
import { OrderStatusBadge } from '../frame/order-status-badge.tsx'

const { list: words, money, search } = operatorOrdersCopy

type Order = OperatorOrderList['orders'][number]

const SMALL_TEXT_CLASS = 'block text-xs font-normal text-slate'

const { columns } = words

const COLUMNS: readonly TableColumn<Order>[] = [
  {
    title: columns.order,
    render: ({ id, number, sample }) => (
      <>
        <a href={`/operator/orders/${id}`} className="text-link inline-block min-h-6 whitespace-nowrap">
          {number}
        </a>
        {sample && (
          <span className="ml-2 text-xs font-normal text-slate md:ml-0 md:block">{words.sample}</span>
        )}
      </>
    ),
  },
  { title: columns.customer, onCard: 'own-line', render: (order) => <Customer order={order} /> },
  {
    title: columns.status,
    render: (order) => (
      <>
        <OrderStatusBadge status={order.status} />
        <PaymentProblems order={order} />
        {order.hasNote && <span className={SMALL_TEXT_CLASS}>{words.note}</span>}
      </>
    ),
  },
  { title: columns.placed, render: ({ placedAt }) => <Moment iso={placedAt} /> },
  { title: columns.place, isForWideScreens: true, onCard: 'hidden', render: ({ city }) => city },
  {
    title: columns.items,
    onCard: 'hidden',
    render: ({ pieces, shippingMethod }) => (
      <>
        {pieces}
        <span className={SMALL_TEXT_CLASS}>{search.ways[toDeliveryMethod(shippingMethod)]}</span>
      </>
    ),
  },
  {
    title: columns.total,
    isFigure: true,
    onCard: 'end',
    render: ({ totalCents, currency, discountCode }) => (
      <>
        <strong className="whitespace-nowrap">{formatMoney(totalCents, currency)}</strong>
        {discountCode !== null && <span className={`${SMALL_TEXT_CLASS} max-md:hidden`}>{discountCode}</span>}
      </>
    ),
  },
]

/** The orders, one per row. An order's number links to its page. */
export function OrderTable({ orders }: { orders: OperatorOrderList['orders'] }) {
  if (orders.length === 0) return <EmptyList mark="order" title={words.none} text={words.noneHint} />
  return <ListTable caption={words.caption} columns={COLUMNS} rows={orders} keyOf={({ id }) => id} />
}

function Customer({ order: { customer, email, city, sample } }: { order: Order }) {
  return (
    <>
      <span className="font-semibold">{customer}</span>
      <span className="block text-slate lg:hidden">{city}</span>
      {/* The e-mail address isn't shown for sample orders, whose addresses are invented. */}
      {!sample && <span className="block text-xs wrap-anywhere text-slate lg:max-w-64">{email}</span>}
    </>
  )
}

function Moment({ iso }: { iso: string }) {
  const { day, time } = formatDayAndTime(iso)
  return (
    <>
      <span className="whitespace-nowrap">{day}</span>{' '}
      <span className="whitespace-nowrap text-slate max-sm:hidden md:block">{time}</span>
    </>
  )
}

/** Payment problems to resolve. The order's page explains each of them. */
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
  const when = respondBy === null ? money.soon : money.respondBy.replace('{moment}', formatMoment(respondBy))
  return words.disputed.replace('{respondBy}', when)
}
