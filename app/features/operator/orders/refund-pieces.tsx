import { operatorOrders } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import type { TypedRefund } from './refund-wish.ts'

const { refund: words } = operatorOrders

type RefundPiecesProps = {
  order: OperatorOrder
  typed: TypedRefund
  onChange: (typed: TypedRefund) => void
}

/** How many pieces of which line, and the shipping. */
export function RefundPieces({ order, typed, onChange }: RefundPiecesProps) {
  const { pieces, shipping } = typed
  return (
    <>
      {order.lines.map(({ id, title, quantity, returned }) => {
        const left = quantity - returned
        if (left <= 0) return null
        return (
          <label key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span>{words.pieces.replace('{title}', title).replace('{left}', String(left))}</span>
            <input
              type="number"
              min={0}
              max={left}
              value={pieces[id] ?? 0}
              onChange={({ target }) =>
                onChange({
                  ...typed,
                  pieces: { ...pieces, [id]: Math.max(0, Math.floor(target.valueAsNumber || 0)) },
                })
              }
              className="min-h-10 w-24 rounded-sm border border-line-strong bg-paper px-2"
            />
          </label>
        )
      })}
      {order.money.shippingCents > 0 && !order.money.shippingReturned && (
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            checked={shipping}
            onChange={({ target }) => onChange({ ...typed, shipping: target.checked })}
          />
          {words.shipping}
        </label>
      )}
    </>
  )
}
