import type { TrackedOrder, TrackPage } from '../../../contract/order-pages.ts'
import { Button } from '../../ui/button.tsx'
import { FaultSummary } from '../../ui/fault-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { Parcel } from './parcel.tsx'
import { StepList } from './step-list.tsx'

/** Tracking without the secret link: it shows the order's status, but no name, address or price. */
export function TrackView({ page }: { page: TrackPage }) {
  const { fields, problem, found } = page
  return (
    <div className="page-width max-w-3xl py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">Track your order</h1>
      <p className="mt-3 text-slate">
        The number stands in your confirmation mail. The link there shows the whole order, with receipt and
        files.
      </p>
      {found && <Found order={found} />}
      <form method="post" action="/track" noValidate className="mt-6 grid gap-4 bg-paper p-5">
        {problem !== null && <FaultSummary title={problem} />}
        <Field
          label="Order number"
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          hint="Such as ND-10234"
          required
          defaultValue={fields.number}
        />
        <Field
          label="E-mail address or postal code on the order"
          name="proof"
          autoComplete="email"
          required
          defaultValue={fields.proof}
        />
        <div>
          <Button type="submit" kind={found ? 'outline' : 'primary'} size="large">
            {found ? 'Track another order' : 'Track order'}
          </Button>
        </div>
      </form>
    </div>
  )
}

function Found({ order }: { order: TrackedOrder }) {
  const { number, placedOn, status, steps, tracking, delivery, goods } = order
  return (
    <section aria-label={`Order ${number}`} className="mt-6 grid gap-5 bg-paper p-5">
      <p>
        Order <strong>{number}</strong> of {placedOn}. Status: <strong>{status}</strong>
      </p>
      <StepList steps={steps} />
      {tracking && <Parcel tracking={tracking} />}
      <p>{delivery}</p>
      <ul className="list-disc pl-5 text-slate">
        {goods.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
