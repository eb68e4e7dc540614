import { useState } from 'react'
import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import type { OrderSectionProps } from './order-part.ts'

const { money: words } = operatorOrdersCopy

/** Records how the customer was paid back after a failed refund. The order is then no longer flagged. */
export function ManualRefundForm({
  order,
  show,
  reload,
  refundId,
}: OrderSectionProps & { refundId: string }) {
  const [how, setHow] = useState('')
  const change = useOperatorChange()
  const save = async () => {
    const body = { version: order.version, how }
    const address = `${order.links.self}/refunds/${refundId}/paid-otherwise`
    const answer = await change.send<OperatorOrder>({ method: 'PUT', address, body })
    if (answer.ok) show(answer.value)
  }
  return (
    <div className="mt-1 grid max-w-sm gap-2">
      <label className="grid gap-1">
        {words.howPaid}
        <input
          maxLength={200}
          value={how}
          onChange={({ target }) => setHow(target.value)}
          className="rounded-sm border border-line-strong bg-paper px-2 py-1.5 text-sm"
        />
      </label>
      <RefusalNote change={change} onNewest={reload} />
      <Button
        kind="outline"
        size="small"
        disabled={change.busy || how.trim() === ''}
        onClick={() => void save()}
      >
        {words.savePaid}
      </Button>
    </div>
  )
}
