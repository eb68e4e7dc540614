import { formatShortDate } from '../../../../domain/checkout/short-date.ts'
import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { Panel } from '../frame/panel.tsx'

const { facts: words, papers } = operatorOrdersCopy

/** Formats a weight: "80 g", and from one kilogram on "3.3 kg". */
const weightText = (grams: number): string =>
  grams < 1_000 ? `${grams} g` : `${(grams / 1_000).toFixed(1)} kg`

/** The buyer, the address, and the papers for the parcel. */
export function OrderDetails({ order }: { order: OperatorOrder }) {
  const { links, tracking } = order
  return (
    <Panel title={words.title}>
      <p className="break-words">
        {order.addressLines.map((line, index) => (
          <span key={index} className="block">
            {line}
          </span>
        ))}
      </p>
      <p className="mt-2 break-all">
        <a href={`mailto:${order.email}`} className="text-link inline-flex min-h-8 items-center">
          {order.email}
        </a>
        {order.phone !== '' && <span className="block">{order.phone}</span>}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3">
        {order.dueOn !== null && (
          <>
            <dt className="text-slate">{words.due}</dt>
            <dd className="tabular-nums">{formatShortDate(order.dueOn)}</dd>
          </>
        )}
        {order.way !== 'download' && (
          <>
            <dt className="text-slate">{words.weight}</dt>
            <dd className="tabular-nums">{weightText(order.weightGrams)}</dd>
          </>
        )}
        {tracking && (
          <>
            <dt className="text-slate">{words.parcel}</dt>
            <dd className="break-words">
              {tracking.carrier}{' '}
              {tracking.url === null ? (
                tracking.number
              ) : (
                <a href={tracking.url} rel="noreferrer" className="text-link inline-block min-h-6">
                  {tracking.number}
                </a>
              )}
            </dd>
          </>
        )}
      </dl>
      <ul className="mt-2 grid">
        {[
          [papers.slip, links.packingSlip],
          [papers.csv, links.labelCsv],
          [papers.json, links.labelJson],
          [papers.page, links.page],
        ].map(([label, path]) => (
          <li key={path}>
            <a href={path} className="text-link inline-flex min-h-9 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
