import { shopFacts } from '../../../content/shop.ts'
import type { Receipt } from '../../../contract/order-pages.ts'
import { formatMoney } from '../../../domain/money.ts'
import { getButtonClass, Button } from '../../ui/button.tsx'
import { AmountList } from './amount-list.tsx'
import { Table } from '../../ui/table.tsx'
import { useIsHydrated } from '../../page-framework/use-is-hydrated.ts'

/** The receipt, as one sheet of paper. The printed page contains only the receipt, without the shop's header and footer. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  return (
    <div className="page-width max-w-3xl py-8 print:max-w-none print:p-0">
      <p className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <a href={receipt.back.path} className={getButtonClass('outline')}>
          {receipt.back.label}
        </a>
        <PrintButton />
      </p>
      <article className="bg-paper p-6 shadow-contact md:p-10 print:p-0 print:shadow-none">
        <p className="font-display text-lg font-extrabold">{shopFacts.name}</p>
        <div aria-hidden="true" className="ruler mt-2 mb-6 text-gorge" />
        <div className="flex flex-wrap justify-between gap-6">
          <div>
            <h1 className="text-3xl">Receipt {receipt.number}</h1>
            <p className="mt-1">{receipt.placedOn}</p>
            <p>Status: {receipt.status}</p>
          </div>
          <ShopAddress taxRegistrations={receipt.taxRegistrations} />
        </div>
        <Buyer receipt={receipt} />
        <Goods receipt={receipt} />
        <div className="mt-4 ml-auto max-w-sm">
          <AmountList amounts={receipt.amounts} />
        </div>
        {receipt.paidBy !== null && <p className="mt-6">Payment: {receipt.paidBy}</p>}
        <p className="mt-8 text-sm text-slate">
          All amounts in Canadian dollars (CAD). Thank you for your order.
        </p>
      </article>
    </div>
  )
}

function ShopAddress({ taxRegistrations }: Pick<Receipt, 'taxRegistrations'>) {
  const { street, city, province, postalCode, countryName } = shopFacts.address
  return (
    <address className="text-sm not-italic">
      <strong>{shopFacts.legalName}</strong>
      <br />
      {street}
      <br />
      {city} {province} {postalCode}
      <br />
      {countryName}
      <br />
      {shopFacts.phone}
      <br />
      {shopFacts.email}
      {taxRegistrations.map((registration) => (
        <span key={registration} className="block">
          {registration}
        </span>
      ))}
    </address>
  )
}

function Buyer({ receipt }: { receipt: Receipt }) {
  return (
    <div className="mt-6">
      <h2 className="text-base">{receipt.addressTitle}</h2>
      {receipt.addressLines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
      {receipt.email !== '' && <span className="block">{receipt.email}</span>}
    </div>
  )
}

function Goods({ receipt: { lines, amounts } }: { receipt: Receipt }) {
  return (
    <Table
      look="list"
      className="mt-6"
      columns={[
        { title: 'Item', render: (line) => <Item line={line} /> },
        { title: 'Quantity', isFigure: true, render: ({ quantity }) => quantity },
        {
          title: 'Amount',
          isFigure: true,
          render: ({ totalCents }) => formatMoney(totalCents, amounts.currency),
        },
      ]}
      rows={lines.map((line, index) => ({ ...line, index }))}
      keyOf={({ index }) => index}
    />
  )
}

const Item = ({ line }: { line: Receipt['lines'][number] }) => (
  <span className="font-normal">
    {line.title}
    {line.variantTitle !== '' && <span className="block text-sm text-slate">{line.variantTitle}</span>}
    {line.attributes.map(({ key, value }) => (
      <span key={key} className="block text-sm text-slate">
        {key}: {value}
      </span>
    ))}
  </span>
)

/** A button that prints the page. Without scripts, a text explains how to print from the browser's menu. */
function PrintButton() {
  const isHydrated = useIsHydrated()
  if (isHydrated) return <Button onClick={() => window.print()}>Print</Button>
  return (
    <span className="text-sm text-slate">Print this page, or save it as PDF, from your browser’s menu.</span>
  )
}
