import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import type { RefundFormValues } from './refund-request.ts'

const { refund: words } = operatorOrdersCopy

type RefundPiecesProps = {
  order: OperatorOrder
  typed: RefundFormValues
  onChange: (typed: RefundFormValues) => void
}

/** The fields of a refund of pieces: how many pieces of each line to refund, and whether to refund the shipping. */
export function RefundQuantities({ order, typed, onChange }: RefundPiecesProps) {
  const { pieces, shipping } = typed
  return (
    <>
      {order.lines.map(({ id, title, quantity, returned }) => {
        const left = quantity - returned
        if (left <= 0) return null
        return (
          <NumberField
            key={id}
            size="small"
            isInline
            label={
              <span className="inline-block max-w-56 whitespace-normal">
                {words.pieces.replace('{title}', title).replace('{left}', String(left))}
              </span>
            }
            value={pieces[id] ?? 0}
            min={0}
            max={left}
            onChange={(count) => onChange({ ...typed, pieces: { ...pieces, [id]: count } })}
            className="justify-between"
          />
        )
      })}
      {order.money.shippingCents > 0 && !order.money.shippingReturned && (
        <SmallCheckbox
          label={words.shipping}
          checked={shipping}
          onChange={({ target }) => onChange({ ...typed, shipping: target.checked })}
        />
      )}
    </>
  )
}
