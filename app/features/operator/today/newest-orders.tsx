import { operatorTodayCopy } from '../../../../content/operator/today.ts'
import type { OperatorOrderList } from '../../../../contract/operator/order-list.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { Picture } from '../../../ui/picture.tsx'
import { EmptyStatePicture } from '../frame/empty-state-picture.tsx'
import { formatMoment } from '../frame/moment.ts'
import { Panel } from '../frame/panel.tsx'
import { OrderStatusBadge } from '../frame/order-status-badge.tsx'
import { useOperatorData } from '../frame/use-operator-data.ts'

const { newest: words } = operatorTodayCopy

type ListedOrder = OperatorOrderList['orders'][number]

/** The number of orders listed in addition to the newest one. */
const MORE_ORDERS = 5

/** The newest orders, the first one with its picture. If there are no orders, the panel explains what will appear in it. */
export function NewestOrders() {
  const { data } = useOperatorData<OperatorOrderList>('/api/operator/orders?samples=hide')
  if (data.state !== 'ready') return null
  const [newest, ...others] = data.value.orders
  if (!newest)
    return (
      <Panel title={words.heading}>
        <div className="flex items-center gap-4">
          <EmptyStatePicture mark="order" />
          <div>
            <p className="text-base font-semibold">{words.none}</p>
            <p className="mt-1 text-slate">{words.noneHint}</p>
          </div>
        </div>
        <a href="/operator" className="mt-2 inline-flex min-h-10 items-center text-link">
          {words.all}
        </a>
      </Panel>
    )
  return (
    <Panel title={words.heading}>
      <FirstOrder order={newest} />
      <ul>
        {others.slice(0, MORE_ORDERS).map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center gap-x-4 border-t border-line py-2 tabular-nums"
          >
            <OrderLink order={order} />
            <strong className="ml-auto">{formatMoney(order.totalCents, order.currency)}</strong>
            <span className="flex min-w-0 basis-full justify-between gap-4 text-slate">
              <span className="min-w-0 break-words">
                {order.customer}, {order.city}
              </span>
              <span className="whitespace-nowrap">{formatMoment(order.placedAt)}</span>
            </span>
          </li>
        ))}
      </ul>
      <a href="/operator" className="mt-2 inline-flex min-h-10 items-center text-link">
        {words.all}
      </a>
    </Panel>
  )
}

const OrderLink = ({ order: { id, number, status } }: { order: ListedOrder }) => (
  <span className="flex items-center gap-3">
    <a href={`/operator/orders/${id}`} className="inline-flex min-h-8 items-center text-link">
      {number}
    </a>
    <OrderStatusBadge status={status} />
  </span>
)

function FirstOrder({ order }: { order: ListedOrder }) {
  const { id, customer, city, placedAt, totalCents, currency, pieces } = order
  const { data } = useOperatorData<OperatorOrder>(`/api/operator/orders/${id}`)
  const [first] = data.state === 'ready' ? data.value.lines : []
  const further = pieces - (first?.quantity ?? pieces)
  return (
    <div className="flex gap-4 pb-3">
      <span className="grid size-20 shrink-0 place-items-center bg-mist md:size-24">
        {first && (
          <Picture
            src={first.imageSrc}
            alt=""
            sizes="96px"
            upTo={240}
            className="max-h-20 object-contain md:max-h-24"
          />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OrderLink order={order} />
          <strong className="ml-auto tabular-nums">{formatMoney(totalCents, currency)}</strong>
        </div>
        {first && (
          <p className="mt-1 font-semibold">
            {first.title} {further > 0 && <span className="font-normal">{words.further(further)}</span>}
          </p>
        )}
        <p className="text-slate">
          {customer}, {city}
        </p>
        <p className="text-slate tabular-nums">{formatMoment(placedAt)}</p>
      </div>
    </div>
  )
}
