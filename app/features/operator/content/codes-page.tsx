import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { DiscountCodeList } from '../../../../contract/operator/customer-content.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { ListTable } from '../frame/list-table.tsx'
import { NewEntry } from '../frame/new-entry.tsx'
import { LoadedData } from '../frame/loaded-data.tsx'
import { formatMoment } from '../frame/moment.ts'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { NewCodeForm } from './new-code-form.tsx'
import { OlderLink } from './older-link.tsx'
import { isDiscountInTitle } from './is-discount-in-title.ts'

const { codes: words } = operatorContentCopy
const ADDRESS = '/api/operator/discount-codes'
const PATH = '/operator/content/codes'

/** The shop's discount codes with their state and number of uses, and a form for a new one. */
export default function CodesPage({ search }: OperatorViewProps) {
  const after = search.get('after')
  const query = after === null ? '' : `?after=${encodeURIComponent(after)}`
  const { data, reload, show } = useShopData<DiscountCodeList>(`${ADDRESS}${query}`)
  return (
    <>
      <NewEntry label={words.heading} beside={<p className="text-slate">{words.lead}</p>}>
        <NewCodeForm onMade={show} />
      </NewEntry>
      <LoadedData data={data} reload={reload}>
        {({ codes, next }) => (
          <>
            {codes.length === 0 ? (
              <EmptyList mark="code" title={words.empty} text={words.emptyHint} />
            ) : (
              <CodeTable codes={codes} reload={reload} />
            )}
            <OlderLink path={PATH} query={{ after: next }} newest={after === null ? undefined : PATH} />
          </>
        )}
      </LoadedData>
    </>
  )
}

type Code = DiscountCodeList['codes'][number]

const { columns } = words

const COLUMNS: readonly TableColumn<Code>[] = [
  {
    title: columns.code,
    render: (code) => (
      <>
        {code.code}
        {!isDiscountInTitle(code) && <span className="block font-normal text-slate">{code.title}</span>}
      </>
    ),
  },
  {
    title: columns.worth,
    render: (code) => <strong className="whitespace-nowrap">{worth(code)}</strong>,
  },
  { title: columns.rules, onCard: 'own-line', render: conditionsOf },
  {
    title: columns.used,
    onCard: 'hidden',
    render: ({ usedCount, usageLimit }) => words.used(usedCount, usageLimit),
  },
  {
    title: columns.state,
    render: ({ state, usedCount, usageLimit }) => (
      <>
        <Badge look={state === 'active' ? 'primary' : 'plain'}>{words.states[state]}</Badge>
        <span className="ml-3 text-slate md:hidden">
          {words.usedTimes(words.used(usedCount, usageLimit))}
        </span>
      </>
    ),
  },
]

function CodeTable({ codes, reload }: { codes: readonly Code[]; reload: () => Promise<void> }) {
  const end: TableColumn<Code> = {
    title: words.end,
    isTitleHidden: true,
    onCard: 'end',
    render: ({ code, state }) =>
      state !== 'ended' && (
        <ActionButton
          label={words.end}
          name={words.endOf(code)}
          call={{ method: 'POST', address: `${ADDRESS}/${encodeURIComponent(code)}/end` }}
          reload={reload}
        />
      ),
  }
  return (
    <ListTable caption={words.caption} columns={[...COLUMNS, end]} rows={codes} keyOf={({ code }) => code} />
  )
}

function worth({ type, value }: Code): string {
  if (type === 'free-shipping') return words.freeShipping
  return words.off(type === 'percentage' ? `${value}%` : formatMoney(value))
}

/** Formats the conditions as one phrase: "Orders over CA$50.00, Niagara addresses". */
function conditionsOf(code: Code): string {
  const text = rulesOf(code).join(', ')
  return text === '' ? words.always : text.charAt(0).toUpperCase() + text.slice(1)
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
    ...(startsAt === null ? [] : [words.from(formatMoment(startsAt))]),
    ...(endsAt === null ? [] : [words.until(formatMoment(endsAt))]),
  ]
}
