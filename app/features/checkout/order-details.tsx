import type { OrderDetails as Facts } from '../../../contract/checkout-page.ts'

/** The shipping address, the delivery date and the buyer's contact details. */
export function OrderDetails({ facts }: { facts: Facts }) {
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      <div>
        <dt className="font-bold">{facts.addressTitle}</dt>
        <dd className="text-slate">
          {facts.addressLines.map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt className="font-bold">Contact</dt>
        <dd className="break-words text-slate">
          {facts.email}
          {facts.phone !== '' && <span className="block">{facts.phone}</span>}
        </dd>
      </div>
      <div className="sm:col-span-2">
        <dt className="font-bold">Delivery</dt>
        <dd className="text-slate">{facts.delivery}</dd>
      </div>
      {facts.note !== '' && (
        <div className="sm:col-span-2">
          <dt className="font-bold">Order note</dt>
          <dd className="break-words whitespace-pre-line text-slate">{facts.note}</dd>
        </div>
      )}
    </dl>
  )
}
