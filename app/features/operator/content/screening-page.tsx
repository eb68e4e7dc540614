import { operatorScreeningCopy as words } from '../../../../content/operator/screening.ts'
import type { ScreeningList } from '../../../../contract/operator/screening.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { NewEntryBar } from '../frame/new-entry.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { AddedTerms } from './added-terms.tsx'
import { NewTermForm } from './new-term-form.tsx'
import { TermGroups } from './term-groups.tsx'

const ADDRESS = '/api/operator/screening'
const PATH = '/operator/content/screening'

/** The words and phrases that are refused, with a form that adds more. */
export default function ScreeningPage({ search }: OperatorViewProps) {
  const wanted = search.get('search') ?? ''
  const { data, reload } = useOperatorData<ScreeningList>(
    `${ADDRESS}?${new URLSearchParams({ search: wanted })}`,
  )
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <NewEntryBar label={words.form.heading} beside={<TermSearch wanted={wanted} />}>
        <NewTermForm onAdded={reload} />
      </NewEntryBar>
      <DataLoader data={data} reload={reload}>
        {({ terms, total }) => <Terms list={{ terms, total }} wanted={wanted} reload={reload} />}
      </DataLoader>
    </>
  )
}

const TermSearch = ({ wanted }: { wanted: string }) => (
  <form action={PATH} className="flex flex-wrap items-end gap-3">
    <Field
      type="search"
      name="search"
      size="small"
      label={words.search}
      defaultValue={wanted}
      maxLength={60}
      depends
      className="w-56"
    />
    <Button type="submit" kind="outline" size="small">
      {words.find}
    </Button>
    {wanted !== '' && (
      <a href={PATH} className="flex min-h-10 items-center text-sm text-link">
        {words.all}
      </a>
    )}
  </form>
)

type TermsProps = { list: ScreeningList; wanted: string; reload: () => Promise<void> }

function Terms({ list: { terms, total }, wanted, reload }: TermsProps) {
  const isSearch = wanted !== ''
  if (terms.length === 0) return <EmptyList mark="search" title={words.empty} text={words.emptyHint} />
  const added = terms.filter(({ id }) => id !== null)
  const builtIn = terms.filter(({ id }) => id === null)
  return (
    <>
      {isSearch && <p className="mt-3 text-sm text-slate">{words.shown(terms.length, total)}</p>}
      {added.length > 0 && <AddedTerms address={ADDRESS} terms={added} reload={reload} />}
      {builtIn.length > 0 && (
        <section aria-label={words.builtIn} className="mt-6">
          <h2 className="text-lg">{words.builtIn}</h2>
          <TermGroups key={wanted} terms={builtIn} areOpen={isSearch} />
        </section>
      )}
    </>
  )
}
