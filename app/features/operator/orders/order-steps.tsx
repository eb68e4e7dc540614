import { useState } from 'react'
import { listCarriers } from '../../../../content/carriers.ts'
import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import type { OrderStatus } from '../../../../domain/order/status.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { Panel } from '../frame/panel.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import type { OrderSectionProps } from './order-part.ts'
import { ParcelFields, type ParcelFormValues } from './parcel-fields.tsx'

const { steps: words } = operatorOrdersCopy

/** The states of designs that an order in proof waits for. Work for the shop comes before waiting for the customer. */
const WAITING_STATES = ['changes', 'open', 'proof'] as const

/** Returns what an order in proof waits for; null if the shop makes no design for it. */
const findWaitingState = ({ status, designs }: OrderSectionProps['order']) =>
  status === 'in-proof'
    ? (WAITING_STATES.find((state) => designs.some((design) => design.state === state)) ?? null)
    : null

const isLeaving = (to: OrderStatus): boolean => to === 'shipped' || to === 'ready-for-pickup'

/** The next steps that the order's current state allows, as buttons. */
export function OrderSteps({ order, show, reload }: OrderSectionProps) {
  const change = useOperatorChange()
  const [parcel, setParcel] = useState<ParcelFormValues>({
    carrier: order.tracking?.id ?? listCarriers()[0]?.id ?? '',
    trackingNumber: order.tracking?.number ?? '',
  })
  const [unpacked, setUnpacked] = useState(false)
  const { steps } = order.next
  const jobs = order.lines.flatMap(({ job }) => job ?? [])
  const left = jobs.filter(({ state }) => state !== 'packed').length
  const leaves = steps.some(isLeaving) && left > 0
  const isSent = order.tracking !== null
  const waiting = findWaitingState(order)
  const go = async (to: OrderStatus) => {
    const body = {
      version: order.version,
      to,
      ...(to === 'shipped' && { parcel }),
      ...(isLeaving(to) && unpacked && { unpacked }),
    }
    const address = `${order.links.self}/steps`
    const answer = await change.send<OperatorOrder>({ method: 'POST', address, body })
    if (answer.ok) show(answer.value)
  }
  const correct = async () => {
    const body = { version: order.version, ...parcel }
    const address = `${order.links.self}/parcel`
    const answer = await change.send<OperatorOrder>({ method: 'PUT', address, body })
    if (answer.ok) show(answer.value)
  }
  return (
    <Panel title={words.title} id="steps">
      <div className="grid gap-3">
        {waiting && (
          <div>
            <p className="font-semibold">{words.proof[waiting].title}</p>
            <p className="text-slate">{words.proof[waiting].text}</p>
          </div>
        )}
        {(steps.includes('shipped') || isSent) && <ParcelFields parcel={parcel} onChange={setParcel} />}
        {isSent && (
          <Button kind="outline" size="small" disabled={change.busy} onClick={() => void correct()}>
            {words.correct}
          </Button>
        )}
        {leaves && (
          <CheckField
            title={words.unpacked.title}
            hint={words.unpacked.hint(left, jobs.length)}
            checked={unpacked}
            onCheck={setUnpacked}
          />
        )}
        <RefusalNote change={change} onNewest={reload} />
        {steps.map((to, index) => (
          <Button
            key={to}
            // No step is prominent while items still have to be packed, or while a proof waits for its approval.
            kind={index === 0 && !(isLeaving(to) && left > 0) && !waiting ? 'primary' : 'outline'}
            disabled={change.busy}
            onClick={() => void go(to)}
          >
            {to === 'approved' && waiting ? words.approveForCustomer : words.verbs[to]}
          </Button>
        ))}
        <p className="text-slate">
          {order.sample ? words.sample : steps.length > 0 ? words.mailed : words.over}
        </p>
      </div>
    </Panel>
  )
}
