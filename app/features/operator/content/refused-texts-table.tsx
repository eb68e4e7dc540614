import { operatorScreeningCopy } from '../../../../content/operator/screening.ts'
import type { RefusedTexts } from '../../../../contract/operator/screening.ts'
import { DataTable } from '../frame/data-table.tsx'
import { LoadedData } from '../frame/loaded-data.tsx'
import { formatMoment } from '../frame/moment.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { OlderLink } from './older-link.tsx'

const { refused: words } = operatorScreeningCopy

/** Lists recent refusals, a hundred at a time. */
export function RefusedTextsTable({ before }: { before: string | null }) {
  const query = before === null ? '' : `?${new URLSearchParams({ before })}`
  const { data, reload } = useShopData<RefusedTexts>(`/api/operator/screening/refused${query}`)
  const { text, place, reason, times, last } = words.columns
  return (
    <section aria-labelledby="refused" className="mt-8">
      <h2 id="refused" className="text-lg font-bold">
        {words.heading}
      </h2>
      <p className="text-slate">{words.lead}</p>
      <LoadedData data={data} reload={reload}>
        {({ texts, next }) => (
          <>
            {texts.length === 0 && <p className="py-4 text-slate">{words.empty}</p>}
            {texts.length > 0 && (
              <DataTable heads={[text, place, reason, times, last]}>
                {texts.map((refused) => (
                  <tr key={refused.id} className="border-b border-line align-top">
                    <td className="max-w-md min-w-48 px-3 py-2 wrap-anywhere">{refused.text}</td>
                    <td className="px-3 py-2">{wordFor(words.places, refused.place)}</td>
                    <td className="px-3 py-2">{wordFor(words.reasons, refused.reason)}</td>
                    <td className="px-3 py-2 tabular-nums">{refused.times}</td>
                    <td className="px-3 py-2 tabular-nums">{formatMoment(refused.lastAt)}</td>
                  </tr>
                ))}
              </DataTable>
            )}
            <OlderLink path="/operator/content/screening" query={{ before: next }} />
          </>
        )}
      </LoadedData>
    </section>
  )
}

const wordFor = (known: Readonly<Record<string, string>>, name: string): string => known[name] ?? name
