import { formatCarrierName, listCarriers } from '../../../../content/carriers.ts'
import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import { isCarrier } from '../../../../domain/order/carriers.ts'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

const { steps: words } = operatorOrdersCopy

export type ParcelFormValues = { carrier: string; trackingNumber: string }

/** The fields for a parcel's carrier and tracking number. */
export function ParcelFields({
  parcel,
  onChange,
}: {
  parcel: ParcelFormValues
  onChange: (parcel: ParcelFormValues) => void
}) {
  const options = listCarriers().map(({ id, name }) => ({ value: id, title: name }))
  // Keeps the carrier of an older order selectable, although the shop no longer offers it.
  if (!isCarrier(parcel.carrier))
    options.push({ value: parcel.carrier, title: formatCarrierName(parcel.carrier) })
  return (
    <div className="grid gap-2">
      <SelectField
        size="small"
        label={words.carrier}
        value={parcel.carrier}
        options={options}
        onChoose={(carrier) => onChange({ ...parcel, carrier })}
      />
      <Field
        size="small"
        label={words.tracking}
        value={parcel.trackingNumber}
        onChange={({ target }) => onChange({ ...parcel, trackingNumber: target.value })}
        maxLength={40}
        autoComplete="off"
      />
    </div>
  )
}
