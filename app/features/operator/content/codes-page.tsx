import { operatorPeople } from '../../../../content/operator/people.ts'
import type { DiscountCodeList } from '../../../../contract/operator/people.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { DataTable } from '../frame/data-table.tsx'
import { WhenLoaded } from '../frame/when-loaded.tsx'
import { momentText } from '../frame/moment.ts'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { NewCodeForm } from './new-code-form.tsx'
import { OlderLink } from './older-link.tsx'

const { codes: words, back } = operatorPeople
const ADDRESS = '/api/operator/discount-codes'

/** The shop's discount codes: which ones are valid, how often they were used, and a form for a new one. */
export default function CodesPage({ search }: OperatorViewProps) {
  const after = search.get('after')
  const query = after === null ? '' : `?after=${encodeURIComponent(after)}`
  const { data, reload, show } = useShopData<DiscountCodeList>(`${ADDRESS}${query}`)
  return (
    <>
      <a href="/operator/content" className="flex min-h-10 items-center text-sm text-link">
        {back}
      </a>
      <NewCodeForm onMade={show} />
      <WhenLoaded data={data} reload={reload}>
        {({ codes, next }) => (
          <>
            {codes.length === 0 ? (
              <p className="py-4 text-slate">{words.empty}</p>
            ) : (
              <CodeTable codes={codes} reload={reload} />
            )}
            <OlderLink path="/operator/content/codes" query={{ after: next }} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

type Code = DiscountCodeList['codes'][number]

function CodeTable({ codes, reload }: { codes: readonly Code[]; reload: () => Promise<void> }) {
  const { columns } = words
  return (
    <DataTable heads={[columns.code, columns.worth, columns.rules, columns.used, columns.state]}>
      {codes.map((code) => (
        <tr key={code.code} className="border-b border-line align-top">
          <th scope="row" className="px-3 py-2 font-normal">
            <strong>{code.code}</strong>
            <span className="block text-slate">{code.title}</span>
          </th>
          <td className="px-3 py-2 whitespace-nowrap">{worth(code)}</td>
          <td className="px-3 py-2">{rulesOf(code).join(', ')}</td>
          <td className="px-3 py-2 tabular-nums">{words.used(code.usedCount, code.usageLimit)}</td>
          <td className="px-3 py-1">
            <span className="mr-3 inline-block py-1">{words.states[code.state]}</span>
            {code.state !== 'ended' && (
              <ActionButton
                label={words.end}
                name={words.endOf(code.code)}
                call={{ method: 'POST', address: `${ADDRESS}/${encodeURIComponent(code.code)}/end` }}
                reload={reload}
              />
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function worth({ type, value }: Code): string {
  if (type === 'percentage') return `${value}%`
  return type === 'fixed' ? formatMoney(value) : words.freeShipping
}

function rulesOf({
  minimumSubtotalCents,
  localOnly,
  productTag,
  oncePerCustomer,
  startsAt,
  endsAt,
}: Code): string[] {
  return [
    ...(minimumSubtotalCents > 0 ? [words.over(formatMoney(minimumSubtotalCents))] : []),
    ...(localOnly ? [words.local] : []),
    ...(productTag === null ? [] : [words.tag(productTag)]),
    ...(oncePerCustomer ? [words.once] : []),
    ...(startsAt === null ? [] : [words.from(momentText(startsAt))]),
    ...(endsAt === null ? [] : [words.until(momentText(endsAt))]),
  ]
}
