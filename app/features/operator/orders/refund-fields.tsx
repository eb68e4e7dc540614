import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { Field } from '../../../ui/field.tsx'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { RefundQuantities } from './refund-quantities.tsx'
import { listRefundKinds, type RefundFormValues } from './refund-request.ts'

const { refund: words } = operatorOrdersCopy

type RefundFieldsProps = {
  order: OperatorOrder
  typed: RefundFormValues
  onChange: (typed: RefundFormValues) => void
}

/** The fields for the refund's amount, whether to restock the items, and the reason. */
export function RefundFields({ order, typed, onChange }: RefundFieldsProps) {
  const kinds = listRefundKinds(order)
  return (
    <>
      <SelectField
        size="small"
        label={words.what}
        value={typed.kind}
        options={kinds.map((value) => ({ value, title: words[value] }))}
        onChoose={(kind) => onChange({ ...typed, kind })}
      />
      {typed.kind === 'parts' && <RefundQuantities order={order} typed={typed} onChange={onChange} />}
      {typed.kind === 'amount' && (
        <Field
          size="small"
          label={words.amountField}
          inputMode="decimal"
          value={typed.amount}
          onChange={({ target }) => onChange({ ...typed, amount: target.value })}
        />
      )}
      {typed.kind !== 'amount' && (
        <SmallCheckbox
          label={words.restock}
          checked={typed.restock}
          onChange={({ target }) => onChange({ ...typed, restock: target.checked })}
        />
      )}
      <Field
        size="small"
        label={words.reason}
        value={typed.reason}
        onChange={({ target }) => onChange({ ...typed, reason: target.value })}
        maxLength={500}
      />
    </>
  )
}
