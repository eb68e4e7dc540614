import { shop } from '../../../content/shop.ts'
import type { TrackedOrder, TrackPage } from '../../../contract/order-pages.ts'
import { Button } from '../../ui/button.tsx'
import { FaultSummary } from '../../ui/fault-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { Parcel } from './parcel.tsx'
import { StepList } from './step-list.tsx'

/** Order tracking without the secret link: shows the order's status, but no name, address or price. */
export function TrackView({ page }: { page: TrackPage }) {
  const { fields, problem, found } = page
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-10 py-8 md:py-12 lg:grid-cols-[1.5fr_1fr]">
      <div>
        <h1 className="text-3xl md:text-4xl">Track your order</h1>
        <p className="mt-3 text-slate">
          Your order number is in your confirmation e-mail. The link there shows the whole order, with receipt
          and files.
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
      <aside aria-labelledby="on-its-way" className="on-dark bg-river p-6 text-paper md:p-8 lg:mt-3">
        <h2 id="on-its-way" className="text-xl">
          From file to front door
        </h2>
        <div aria-hidden="true" className="ruler mt-4 text-hi-vis" />
        <ol className="mt-5 grid gap-4">
          {WAY.map(({ title, text }, at) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-2">
              <span
                aria-hidden="true"
                className="font-display text-xl leading-tight font-extrabold text-hi-vis"
              >
                {at + 1}
              </span>
              <span>
                <span className="block font-bold">{title}</span>
                <span className="text-[#c8d5d8]">{text()}</span>
              </span>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  )
}

/** The steps of an order, with the page's names for them. */
const WAY = [
  { title: 'Paid', text: () => 'We e-mail you the order with its number.' },
  { title: 'Proof checked', text: () => 'Only for custom items: we make nothing before you approve it.' },
  { title: 'In production', text: () => `Printed, cut and checked in ${shop.address.city}.` },
  {
    title: 'Shipped, or ready for pickup',
    text: () => 'We e-mail you the tracking number, or that you can come and get it.',
  },
] as const

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
