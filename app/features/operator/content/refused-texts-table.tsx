import { operatorScreeningCopy } from '../../../../content/operator/screening.ts'
import type { RefusedTexts } from '../../../../contract/operator/screening.ts'
import type { TableColumn } from '../../../ui/table.tsx'
import { ListTable } from '../frame/list-table.tsx'
import { LoadedData } from '../frame/loaded-data.tsx'
import { formatMoment } from '../frame/moment.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { OlderLink } from './older-link.tsx'

const { refused: words } = operatorScreeningCopy
const PATH = '/operator/content/screening'

/** Lists recent refusals, twenty per page. */
export function RefusedTextsTable({ before }: { before: string | null }) {
  const query = before === null ? '' : `?${new URLSearchParams({ before })}`
  const { data, reload } = useShopData<RefusedTexts>(`/api/operator/screening/refused${query}`)
  return (
    <section aria-labelledby="refused" className="mt-8">
      <h2 id="refused" className="text-lg">
        {words.heading}
      </h2>
      <p className="text-sm text-slate">{words.lead}</p>
      <LoadedData data={data} reload={reload}>
        {({ texts, next }) => (
          <>
            {texts.length === 0 ? (
              <p className="mt-3 bg-paper p-4 text-sm text-slate">{words.empty}</p>
            ) : (
              <ListTable caption={words.heading} columns={COLUMNS} rows={texts} keyOf={({ id }) => id} />
            )}
            <OlderLink path={PATH} query={{ before: next }} newest={before === null ? undefined : PATH} />
          </>
        )}
      </LoadedData>
    </section>
  )
}

type RefusedText = RefusedTexts['texts'][number]
const { columns } = words

const COLUMNS: readonly TableColumn<RefusedText>[] = [
  {
    title: columns.text,
    render: ({ text }) => <span className="block max-w-2xl wrap-anywhere">{text}</span>,
  },
  { title: columns.place, render: ({ place }) => wordFor(words.places, place) },
  { title: columns.reason, render: ({ reason }) => wordFor(words.reasons, reason) },
  { title: columns.times, isFigure: true, onCard: 'titled', render: ({ times }) => times },
  {
    title: columns.last,
    isFigure: true,
    onCard: 'titled',
    render: ({ lastAt }) => <span className="whitespace-nowrap">{formatMoment(lastAt)}</span>,
  },
]

const wordFor = (known: Readonly<Record<string, string>>, name: string): string => known[name] ?? name
