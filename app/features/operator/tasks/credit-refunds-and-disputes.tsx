import { operatorTasksCopy } from '../../../../content/operator/tasks.ts'
import type { BackgroundTasks } from '../../../../contract/operator/tasks.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { DataTable } from '../frame/data-table.tsx'
import { formatMoment } from '../frame/moment.ts'

const { moneyBack: words } = operatorTasksCopy
const { columns } = words

type Movement = BackgroundTasks['creditMoneyBack'][number]

/** Refunds and disputes of credit purchases, which have no order page. Renders nothing if there are none. */
export function CreditRefundsAndDisputes({ movements }: { movements: readonly Movement[] }) {
  if (movements.length === 0) return null
  return (
    <>
      <h2 className="mt-8 text-xl">{words.title}</h2>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <DataTable heads={[columns.what, columns.amount, columns.credits, columns.changed]}>
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </DataTable>
    </>
  )
}

function MovementRow({ movement }: { movement: Movement }) {
  const { id, kind, status, amountCents, currency, credits, takenBack, respondBy, updatedAt } = movement
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="px-3 py-2 font-normal">
        <strong>{words.kinds[kind]}</strong> {words.statuses[status]}
        {status === 'needs-response' && respondBy !== null && (
          <span className="block font-semibold">
            {words.answerBy} {formatMoment(respondBy)}
          </span>
        )}
        <span className="block wrap-anywhere text-slate">{id}</span>
      </th>
      <td className="px-3 py-2 whitespace-nowrap tabular-nums">{formatMoney(amountCents, currency)}</td>
      <td className="px-3 py-2 tabular-nums">{words.of(takenBack, credits)}</td>
      <td className="px-3 py-2 whitespace-nowrap tabular-nums">{formatMoment(updatedAt)}</td>
    </tr>
  )
}
