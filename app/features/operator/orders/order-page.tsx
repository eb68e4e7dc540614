import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { operatorOrdersCopy as words } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { formatMoment } from '../frame/moment.ts'
import { PageHeading } from '../frame/page-heading.tsx'
import { Panel } from '../frame/panel.tsx'
import { OrderStatusBadge } from '../frame/order-status-badge.tsx'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { LogList } from '../log/log-list.tsx'
import { OrderDesigns } from './order-designs.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMails } from './order-mails.tsx'
import { PaymentAndRefunds } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import type { OrderSectionProps } from './order-part.ts'
import { OrderSteps } from './order-steps.tsx'
import { RefundForm } from './refund-form.tsx'

export default function OrderPage({ params }: OperatorViewProps) {
  const { data, show, reload } = useOperatorData<OperatorOrder>(`/api/operator/orders/${params['id'] ?? ''}`)
  return (
    <DataLoader data={data} reload={reload}>
      {(order) => <Order order={order} show={show} reload={reload} />}
    </DataLoader>
  )
}

function Order(props: OrderSectionProps) {
  const { order } = props
  const canRefund = order.next.cancel || order.next.refund
  return (
    <>
      <PageHeading
        title={words.heading(order.number)}
        back={{ href: '/operator', title: operatorFrameCopy.back.orders }}
      >
        <OrderStatusBadge status={order.status} />
        <span className="text-sm text-slate">
          {formatMoment(order.placedAt)} · {words.search.ways[order.way]}
          {order.sample && ` · ${words.list.sample}`}
        </span>
      </PageHeading>
      <div className="mt-3 grid items-start gap-3 md:grid-cols-[1fr_20rem] xl:grid-cols-[1fr_26rem]">
        <div className="grid min-w-0 grid-cols-1 gap-3 max-md:contents">
          <div className="grid grid-cols-1 gap-3 max-md:-order-1">
            <OrderItems {...props} />
            {order.designs.length > 0 && <OrderDesigns {...props} />}
          </div>
          <div className={`grid grid-cols-1 gap-3 max-md:order-1 ${canRefund ? 'xl:grid-cols-2' : ''}`}>
            <PaymentAndRefunds {...props} />
            {canRefund && <RefundForm key={order.refunds.length} {...props} />}
          </div>
          <div className="grid grid-cols-1 max-md:order-1">
            <Panel title={words.history}>
              <LogList entries={order.history} />
            </Panel>
          </div>
        </div>
        <div className="grid min-w-0 gap-3 max-md:contents">
          <div className="grid max-md:-order-2">
            <OrderSteps {...props} />
          </div>
          <OrderDetails order={order} />
          <OrderNotes {...props} />
          <OrderMails order={order} />
        </div>
      </div>
    </>
  )
}
