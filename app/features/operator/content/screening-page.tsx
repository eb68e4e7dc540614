import { operatorScreeningCopy as words } from '../../../../content/operator/screening.ts'
import type { ScreeningList } from '../../../../contract/operator/screening.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { ActionButton } from '../frame/action-button.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { LoadedData } from '../frame/loaded-data.tsx'
import { formatMoment } from '../frame/moment.ts'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { NewTermForm } from './new-term-form.tsx'
import { RefusedTextsTable } from './refused-texts-table.tsx'

const ADDRESS = '/api/operator/screening'
const PATH = '/operator/content/screening'

/** The words and phrases that are refused, and the texts that were refused because of them. */
export default function ScreeningPage({ search }: OperatorViewProps) {
  const wanted = search.get('search') ?? ''
  const { data, reload } = useShopData<ScreeningList>(`${ADDRESS}?${new URLSearchParams({ search: wanted })}`)
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <a href="#refused" className="flex min-h-10 items-center text-sm text-link">
        {words.refused.heading}
      </a>
      <NewTermForm onAdded={reload} />
      <form action={PATH} className="mt-3 flex flex-wrap items-end gap-3">
        <Field
          type="search"
          name="search"
          size="small"
          label={words.search}
          defaultValue={wanted}
          maxLength={60}
          depends
        />
        <Button type="submit" kind="outline" size="small">
          {words.find}
        </Button>
        {wanted !== '' && (
          <a href={PATH} className="flex min-h-10 items-center text-link">
            {words.all}
          </a>
        )}
      </form>
      <LoadedData data={data} reload={reload}>
        {({ terms, total }) => <TermTable terms={terms} total={total} reload={reload} />}
      </LoadedData>
      <RefusedTextsTable before={search.get('before')} />
    </>
  )
}

type Term = ScreeningList['terms'][number]
type TermTableProps = { terms: readonly Term[]; total: number; reload: () => Promise<void> }

function TermTable({ terms, total, reload }: TermTableProps) {
  const { phrase, kind, wayOn, added } = words.columns
  if (terms.length === 0) return <p className="py-4 text-slate">{words.empty}</p>
  return (
    <>
      <p className="mt-3 text-sm text-slate">{words.shown(terms.length, total)}</p>
      <DataTable heads={[phrase, kind, wayOn, added]}>
        {terms.map((term) => (
          <TermRow key={term.id ?? `${term.kind} ${term.phrase}`} term={term} reload={reload} />
        ))}
      </DataTable>
    </>
  )
}

function TermRow({ term, reload }: { term: Term; reload: () => Promise<void> }) {
  const { id, phrase, kind, wayOn, addedBy, addedAt, except } = term
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="px-3 py-2 wrap-anywhere">
        {kind === 'makers-mark' ? words.makersMark(phrase) : phrase}
        {except.length > 0 && (
          <span className="block font-normal text-slate">{words.except(except.join(', '))}</span>
        )}
      </th>
      <td className="px-3 py-2">{words.kinds[kind]}</td>
      <td className={`px-3 py-2 ${wayOn === '' ? 'text-slate' : ''}`}>
        {wayOn === '' ? words.usual : wayOn}
      </td>
      <td className="px-3 py-2 text-slate">
        {addedBy === null || addedAt === null ? words.ofShop : words.by(addedBy, formatMoment(addedAt))}
        {id !== null && (
          <span className="mt-1 block">
            <ActionButton
              label={words.remove}
              name={words.removeOf(phrase)}
              call={{ method: 'DELETE', address: `${ADDRESS}/${id}` }}
              reload={reload}
            />
          </span>
        )}
      </td>
    </tr>
  )
}
