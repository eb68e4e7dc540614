import { operatorOrders } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { RefundPieces } from './refund-pieces.tsx'
import { kindsOf, type TypedRefund } from './refund-wish.ts'

const { refund: words } = operatorOrders
const box = 'min-h-10 rounded-sm border border-line-strong bg-paper px-2 text-sm font-normal'

type RefundFieldsProps = {
  order: OperatorOrder
  typed: TypedRefund
  onChange: (typed: TypedRefund) => void
}

/** What goes back, whether the goods come back too, and why. */
export function RefundFields({ order, typed, onChange }: RefundFieldsProps) {
  const kinds = kindsOf(order)
  return (
    <>
      <label className="grid gap-1 font-semibold">
        {words.what}
        <select
          value={typed.kind}
          onChange={({ target }) => {
            const kind = kinds.find((known) => known === target.value)
            if (kind) onChange({ ...typed, kind })
          }}
          className={box}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {words[kind]}
            </option>
          ))}
        </select>
      </label>
      {typed.kind === 'parts' && <RefundPieces order={order} typed={typed} onChange={onChange} />}
      {typed.kind === 'amount' && (
        <label className="grid gap-1 font-semibold">
          {words.amountField}
          <input
            inputMode="decimal"
            value={typed.amount}
            onChange={({ target }) => onChange({ ...typed, amount: target.value })}
            className={box}
          />
        </label>
      )}
      {typed.kind !== 'amount' && (
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            checked={typed.restock}
            onChange={({ target }) => onChange({ ...typed, restock: target.checked })}
          />
          {words.restock}
        </label>
      )}
      <label className="grid gap-1 font-semibold">
        {words.reason}
        <input
          value={typed.reason}
          onChange={({ target }) => onChange({ ...typed, reason: target.value })}
          maxLength={500}
          className={box}
        />
      </label>
    </>
  )
}
