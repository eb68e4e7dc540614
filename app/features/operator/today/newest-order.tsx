import { operatorToday } from '../../../../content/operator/today.ts'
import type { OperatorOrder, OperatorOrderList } from '../../../../contract/operator/order.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { Picture } from '../../../ui/picture.tsx'
import { momentText } from '../frame/moment.ts'
import { Panel } from '../frame/panel.tsx'
import { StatusMark } from '../frame/status-mark.tsx'
import { useShopData } from '../frame/use-shop-data.ts'

const { newest: words } = operatorToday

type Listed = OperatorOrderList['orders'][number]

/** The newest order with its picture; shows nothing if there are no orders. */
export function NewestOrder() {
  const { data } = useShopData<OperatorOrderList>('/api/operator/orders?samples=hide')
  const [newest] = data.state === 'ready' ? data.value.orders : []
  return newest ? <OrderCard order={newest} /> : null
}

function OrderCard({ order }: { order: Listed }) {
  const { id, number, customer, city, placedAt, status, totalCents, currency, pieces } = order
  const { data } = useShopData<OperatorOrder>(`/api/operator/orders/${id}`)
  const [first] = data.state === 'ready' ? data.value.lines : []
  const further = pieces - (first?.quantity ?? pieces)
  return (
    <Panel title={words.heading}>
      <div className="flex gap-4">
        <span className="grid size-20 shrink-0 place-items-center bg-mist">
          {first && (
            <Picture
              src={first.imageSrc}
              alt=""
              sizes="80px"
              upTo={240}
              className="max-h-20 object-contain"
            />
          )}
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a href={`/operator/orders/${id}`} className="text-base text-link">
              {number}
            </a>
            <StatusMark status={status} />
            <strong className="tabular-nums">{formatMoney(totalCents, currency)}</strong>
          </p>
          {first && (
            <p className="mt-1 font-semibold">
              {first.title} {further > 0 && <span className="font-normal">{words.further(further)}</span>}
            </p>
          )}
          <p className="text-slate">
            {customer}, {city}
          </p>
          <p className="text-slate tabular-nums">{momentText(placedAt)}</p>
        </div>
      </div>
      <a href="/operator" className="mt-2 inline-flex min-h-10 items-center text-link">
        {words.all}
      </a>
    </Panel>
  )
}
