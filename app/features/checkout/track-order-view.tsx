import { shopFacts } from '../../../content/shop.ts'
import type { TrackedOrder, TrackPage } from '../../../contract/order-pages.ts'
import { Button } from '../../ui/button.tsx'
import { FaultSummary } from '../../ui/fault-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { TrackedParcel } from './parcel-tracking.tsx'
import { StepList } from './step-list.tsx'

/** The tracking page, which works without an order's secret link. It therefore shows the order's status, but no name, address or price. */
export function TrackOrderView({ page }: { page: TrackPage }) {
  const { fields, problem, found } = page
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-10 py-8 md:py-12 lg:grid-cols-[1.5fr_1fr]">
      <div className="lg:row-span-2">
        <h1 className="text-3xl md:text-4xl">Track your order</h1>
        <p className="mt-3 text-slate">
          Your order number is in your confirmation e-mail. The link in it opens your whole order, with your
          receipt and files.
        </p>
        {found && <Found order={found} />}
        <form method="post" action="/track" noValidate className="mt-6 grid gap-4 bg-paper p-5">
          {problem !== null && <FaultSummary title={problem} />}
          <Field
            label="Order number"
            name="number"
            autoComplete="off"
            autoCapitalize="characters"
            hint="For example, ND-10234"
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
        <MissingConfirmation />
      </div>
      <aside aria-labelledby="on-its-way" className="on-dark bg-river p-6 text-paper md:p-8 lg:mt-3">
        <h2 id="on-its-way" className="text-xl">
          From file to front door
        </h2>
        <div aria-hidden="true" className="ruler mt-4 text-hi-vis" />
        <ol className="mt-5 grid gap-4">
          {ORDER_STAGES.map(({ title, text }, at) => (
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

/** Ways to find an order without its number. */
function MissingConfirmation() {
  return (
    <section aria-labelledby="no-confirmation" className="mt-8">
      <h2 id="no-confirmation" className="text-xl">
        Can’t find your confirmation?
      </h2>
      <ul className="mt-4 grid gap-5 sm:grid-cols-3">
        {CONFIRMATION_TIPS.map(({ icon, title, text, path, link }) => (
          <li key={title} className="border-t-2 border-river pt-3">
            <h3 className="flex items-center gap-2 text-base">
              <Icon name={icon} className="size-5 text-gorge" /> {title}
            </h3>
            <p className="mt-1 text-sm text-slate">{text()}</p>
            {path !== undefined && (
              <a href={path} className="mt-1 inline-flex min-h-10 items-center text-sm text-link">
                {link}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ConfirmationTip = { icon: IconName; title: string; text: () => string; path?: string; link?: string }

const CONFIRMATION_TIPS: readonly ConfirmationTip[] = [
  {
    icon: 'mail',
    title: 'Search your inbox',
    text: () => `Look for an e-mail from ${shopFacts.email}. Its link opens your order.`,
  },
  {
    icon: 'person',
    title: 'Same browser?',
    text: () => 'Orders you placed in this browser are in your account. No password needed.',
    path: '/account',
    link: 'All my orders',
  },
  {
    icon: 'phone',
    title: 'Ask us',
    text: () => `Call ${shopFacts.phone} or write to us, and we'll look it up.`,
    path: '/contact',
    link: 'Contact',
  },
]

/** The steps of an order, with an explanation of each step. */
const ORDER_STAGES = [
  { title: 'Paid', text: () => 'We e-mail you a confirmation with your order number.' },
  {
    title: 'Proof checked',
    text: () => "Only for custom items. We don't make anything until you approve it.",
  },
  { title: 'In production', text: () => `Printed, cut and checked in ${shopFacts.address.city}.` },
  {
    title: 'Shipped, or ready for pickup',
    text: () => 'We e-mail you the tracking number, or tell you when you can pick it up.',
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
      {tracking && <TrackedParcel tracking={tracking} />}
      <p>{delivery}</p>
      <ul className="list-disc pl-5 text-slate">
        {goods.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
