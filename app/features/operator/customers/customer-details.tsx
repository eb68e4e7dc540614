import { operatorCustomersCopy as words } from '../../../../content/operator/customers.ts'
import type { CustomerData } from '../../../../contract/operator/customer.ts'

/** Shows how much data the shop has about a customer. */
export function CustomerDetails({ data }: { data: CustomerData }) {
  const { email, orders, accounts, creditPurchases, messages, questions, quotes, otherEmails } = data
  const { facts } = words
  const rows: [string, string | number][] = [
    [facts.email, email],
    [facts.orders, orders.length === 0 ? 0 : `${orders.length}: ${orders.join(', ')}`],
    [facts.accounts, accounts],
    [facts.creditPurchases, creditPurchases],
    [facts.messages, messages],
    [facts.questions, questions],
    [facts.quotes, quotes],
    [facts.stockAlerts, data.stockAlerts],
    [facts.newsletter, data.newsletter ? words.yes : words.no],
  ]
  return (
    <>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {otherEmails.length > 0 && <p className="mt-3 font-semibold">{words.others(otherEmails.join(', '))}</p>}
    </>
  )
}
