import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { ORDER_STATUS_LABELS } from '../../../../content/order-statuses.ts'
import { parseOrderStatus } from '../../../../domain/order/status.ts'
import { formatMoment } from '../frame/moment.ts'
import { Panel } from '../frame/panel.tsx'

const { mails: words } = operatorOrdersCopy

/** E-mails to the buyer, both sent and pending. */
export function OrderMails({ order }: { order: OperatorOrder }) {
  return (
    <Panel title={words.title}>
      {order.mails.length === 0 && <p className="text-slate">{words.none}</p>}
      <ul>
        {order.mails.map(({ kind, sentAt, writtenAt, error }) => (
          <li key={`${kind} ${writtenAt}`} className="flex flex-wrap justify-between gap-x-3 py-0.5">
            <span>{titleOf(kind)}</span>
            <span className="text-slate tabular-nums">
              {sentAt === null ? words.waiting : formatMoment(sentAt)}
            </span>
            {error !== null && <span className="basis-full font-semibold text-maple">{error}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function titleOf(kind: string): string {
  const status = parseOrderStatus(kind)
  if (status) return ORDER_STATUS_LABELS[status]
  const titles: Readonly<Record<string, string>> = words.kinds
  return titles[kind] ?? kind
}
