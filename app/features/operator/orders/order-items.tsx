import { jobStateLabels } from '../../../../content/operator/job-states.ts'
import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { isWorkAllowed, parseJobState } from '../../../../domain/production/job-state.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { Panel } from '../frame/panel.tsx'
import { AttachedFiles } from './attached-files.tsx'
import type { OrderSectionProps } from './order-part.ts'

const { lines: words } = operatorOrdersCopy

type Line = OperatorOrder['lines'][number]

/** The order's items, each with its specification, job and files. */
export function OrderItems({ order, reload }: Pick<OrderSectionProps, 'order' | 'reload'>) {
  return (
    <Panel title={words.title}>
      <ul className="divide-y divide-line">
        {order.lines.map((line) => (
          <li key={line.id} className="flex gap-3 py-2.5">
            {line.imageSrc !== '' && (
              <img src={line.imageSrc} alt="" className="size-16 shrink-0 object-contain" />
            )}
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {line.quantity} × {line.title}
                {line.variantTitle !== '' && `, ${line.variantTitle}`}
              </p>
              {line.returned > 0 && (
                <p className="font-semibold text-maple">
                  {line.returned} {words.returned}
                </p>
              )}
              <p className="break-words text-slate">
                {[...line.attributes.map(({ key, value }) => `${key}: ${value}`), line.sku]
                  .filter(Boolean)
                  .join('\u00A0· ')}
              </p>
              {line.artwork !== null && (
                <a href={line.artwork} className="text-link inline-flex min-h-8 items-center">
                  {words.artwork}
                </a>
              )}
              {line.job && <Job job={line.job} orderStatus={order.status} />}
              {line.job && <AttachedFiles job={line.job} reload={reload} />}
            </div>
            <p className="whitespace-nowrap tabular-nums">
              {formatMoney(line.totalCents, order.money.currency)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type JobProps = { job: NonNullable<Line['job']>; orderStatus: OperatorOrder['status'] }

function Job({ job, orderStatus }: JobProps) {
  const state = parseJobState(job.state)
  const work = isWorkAllowed(orderStatus)
  // An order can be sent before its jobs are packed. Afterwards, nobody moves them, so their last state is no longer true.
  const isShown = state === 'packed' || work.ok || work.reason !== 'closed'
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3">
      <span>
        {words.job} {job.number}
        {isShown && state && `: ${jobStateLabels[state]}`}
      </span>
      <a href={job.ticket} className="text-link inline-flex min-h-8 items-center">
        {words.ticket}
      </a>
      {job.files.map(({ label, path }) => (
        <a key={path} href={path} className="text-link inline-flex min-h-8 items-center">
          {label}
        </a>
      ))}
      {!job.ready && <span className="text-slate">{words.notReady}</span>}
    </p>
  )
}
