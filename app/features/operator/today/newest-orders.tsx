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
          <li key={order.id} className="border-t border-line py-2">
            <OrderLink order={order} />
            <OrderFacts order={order} />
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

const OrderFacts = ({ order }: { order: ListedOrder }) => (
  <>
    <p className="break-words text-slate">
      {order.customer}, {order.city}
    </p>
    <p className="flex flex-wrap justify-between gap-x-4 text-slate tabular-nums">
      {formatMoment(order.placedAt)}
      <strong className="text-river">{formatMoney(order.totalCents, order.currency)}</strong>
    </p>
  </>
)

function FirstOrder({ order }: { order: ListedOrder }) {
  const { id, pieces } = order
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
        <OrderLink order={order} />
        {first && (
          <p className="mt-1 font-semibold">
            {first.title} {further > 0 && <span className="font-normal">{words.further(further)}</span>}
          </p>
        )}
        <OrderFacts order={order} />
      </div>
    </div>
  )
}
