import type { CreditHistory as History } from '../../../contract/credits.ts'
import { creditsPage } from '../../../content/credits.ts'

const { title, columns, reasons } = creditsPage.history
const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' })

/** Every change of the balance, newest first. */
export function CreditHistory({ entries }: { entries: History['entries'] }) {
  return (
    <section aria-labelledby="history" className="mt-14 max-w-3xl">
      <h2 id="history" className="text-2xl">
        {title}
      </h2>
      <table className="mt-4 w-full text-left tabular-nums">
        <thead className="border-b border-line-strong text-sm text-slate">
          <tr className="[&>th]:py-2 [&>th]:font-semibold">
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.what}</th>
            <th scope="col" className="text-right">
              {columns.amount}
            </th>
            <th scope="col" className="pl-4 text-right">
              {columns.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, amount, balance, reason, createdAt }) => (
            <tr key={id} className="border-b border-line [&>td]:py-2.5">
              <td className="pr-3 whitespace-nowrap max-sm:text-sm">
                <time dateTime={createdAt}>{DAY.format(new Date(createdAt))}</time>
              </td>
              <td className="pr-3">{reasons[reason]}</td>
              <td className="text-right font-semibold">{amount > 0 ? `+${amount}` : `−${-amount}`}</td>
              <td className="pl-4 text-right">{balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
