import { operatorOrders } from '../../../../content/operator/orders.ts'
import { carrierIds, carrierTitle } from '../../../../domain/order/carriers.ts'

const { steps: words } = operatorOrders
const box = 'min-h-10 rounded-sm border border-line-strong bg-paper px-2 text-sm font-normal'

export type TypedParcel = { carrier: string; trackingNumber: string }

/** Who brings the parcel, and its number there. */
export function ParcelFields({
  parcel,
  onChange,
}: {
  parcel: TypedParcel
  onChange: (parcel: TypedParcel) => void
}) {
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 font-semibold">
        {words.carrier}
        <select
          value={parcel.carrier}
          onChange={({ target }) => onChange({ ...parcel, carrier: target.value })}
          className={box}
        >
          {carrierIds.map((id) => (
            <option key={id} value={id}>
              {carrierTitle(id)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 font-semibold">
        {words.tracking}
        <input
          value={parcel.trackingNumber}
          onChange={({ target }) => onChange({ ...parcel, trackingNumber: target.value })}
          maxLength={40}
          autoComplete="off"
          className={box}
        />
      </label>
    </div>
  )
}
