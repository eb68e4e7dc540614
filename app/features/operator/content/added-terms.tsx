import { operatorScreeningCopy as words } from '../../../../content/operator/screening.ts'
import type { ScreeningList } from '../../../../contract/operator/screening.ts'
import type { TableColumn } from '../../../ui/table.tsx'
import { ActionButton } from '../frame/action-button.tsx'
import { ListTable } from '../frame/list-table.tsx'
import { formatMoment } from '../frame/moment.ts'

type Term = ScreeningList['terms'][number]
type AddedTermsProps = { address: string; terms: readonly Term[]; reload: () => Promise<void> }

const { columns } = words

/** The words that the shop's operators added, with buttons to remove them. */
export function AddedTerms({ address, terms, reload }: AddedTermsProps) {
  const list: readonly TableColumn<Term>[] = [
    { title: columns.phrase, render: ({ phrase }) => phrase },
    { title: columns.kind, render: ({ kind }) => words.kinds[kind] },
    {
      title: columns.wayOn,
      onCard: 'own-line',
      render: ({ wayOn }) => (wayOn === '' ? <span className="text-slate">{words.usual}</span> : wayOn),
    },
    {
      title: columns.added,
      render: ({ addedBy, addedAt }) => (
        <span className="text-slate">
          {addedBy !== null && addedAt !== null && words.by(addedBy, formatMoment(addedAt))}
        </span>
      ),
    },
    {
      title: words.remove,
      isTitleHidden: true,
      onCard: 'end',
      render: ({ id, phrase }) => (
        <ActionButton
          label={words.remove}
          name={words.removeOf(phrase)}
          call={{ method: 'DELETE', address: `${address}/${id}` }}
          reload={reload}
        />
      ),
    },
  ]
  return (
    <section aria-label={words.own} className="mt-6">
      <h2 className="text-lg">{words.own}</h2>
      <ListTable caption={words.own} columns={list} rows={terms} keyOf={({ phrase }) => phrase} />
    </section>
  )
}
