import { useState } from 'react'
import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../frame/panel.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import type { OrderSectionProps } from './order-part.ts'

const { notes: words } = operatorOrdersCopy

export function OrderNotes({ order, show, reload }: OrderSectionProps) {
  // The note as the operator types it; null if the field shows the stored note. If the shop refuses the note because of a conflict, the
  // typed note is kept.
  const [typed, setTyped] = useState<string | null>(null)
  const change = useOperatorChange()
  const save = async () => {
    const body = { version: order.version, note: typed ?? '' }
    const address = `${order.links.self}/note`
    const answer = await change.send<OperatorOrder>({ method: 'PUT', address, body })
    if (!answer.ok) return
    show(answer.value)
    setTyped(null)
  }
  return (
    <Panel title={words.title}>
      <h3 className="font-semibold">{words.buyer}</h3>
      <p className="break-words whitespace-pre-line text-slate">{order.note || words.none}</p>
      {!order.sample && (
        <div className="mt-3 grid gap-2">
          <label className="grid gap-1 font-semibold">
            {words.own}
            <textarea
              rows={3}
              maxLength={4_000}
              value={typed ?? order.operatorNote}
              onChange={({ target }) => setTyped(target.value)}
              className="rounded-sm border border-line-strong bg-paper p-2 text-sm font-normal"
            />
          </label>
          <RefusalNote change={change} onNewest={reload} />
          <Button
            kind="outline"
            size="small"
            disabled={change.busy || typed === null}
            onClick={() => void save()}
          >
            {words.save}
          </Button>
        </div>
      )}
    </Panel>
  )
}
