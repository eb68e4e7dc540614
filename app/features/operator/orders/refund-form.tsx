import { useRef, useState } from 'react'
import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { createRequestKey } from '../../../browser/request-key.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Panel } from '../frame/panel.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import type { OrderSectionProps } from './order-part.ts'
import { RefundFields } from './refund-fields.tsx'
import {
  createRefundFormValues,
  readRestockAndReason,
  type RefundFormValues,
  readRefundRequest,
} from './refund-request.ts'

const { refund: words } = operatorOrdersCopy

/** Cancels or refunds an order, after asking for confirmation. */
export function RefundForm({ order, show, reload }: OrderSectionProps) {
  const [typed, setTyped] = useState<RefundFormValues>(() => createRefundFormValues(order))
  const [problem, setProblem] = useState<string | null>(null)
  // One idempotency key per form, so that submitting it twice refunds once.
  const [key] = useState(createRequestKey)
  const dialog = useRef<HTMLDialogElement>(null)
  const change = useOperatorChange()
  const left = formatMoney(order.money.refundableCents, order.money.currency)
  const ask = () => {
    const isWhole = readRefundRequest(typed) !== null
    setProblem(isWhole ? null : words.badAmount)
    if (isWhole) dialog.current?.showModal()
  }
  const send = async () => {
    const body = { version: order.version, what: readRefundRequest(typed), ...readRestockAndReason(typed) }
    const address = `${order.links.self}/refunds`
    const answer = await change.send<OperatorOrder>({ method: 'POST', address, body, key })
    if (answer.ok) show(answer.value)
  }
  return (
    <Panel title={words.title}>
      <div className="grid max-w-lg grid-cols-1 gap-3">
        <RefundFields order={order} typed={typed} onChange={setTyped} />
        {problem !== null && (
          <p role="alert" className="font-semibold text-maple">
            {problem}
          </p>
        )}
        <RefusalNote change={change} onNewest={reload} />
        <div>
          <Button kind="outline" disabled={change.busy} onClick={ask}>
            {words.submit}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        dialog={dialog}
        question={words.ask}
        subject={`${order.number}: ${words[typed.kind]}`}
        text={words.askText.replace('{left}', left)}
        keep={words.keep}
        confirm={words.confirm}
        onConfirm={() => void send()}
      />
    </Panel>
  )
}
