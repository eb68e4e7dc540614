import { operatorLogCopy as words } from '../../../../content/operator/log.ts'
import type { OperatorLog } from '../../../../contract/operator/log.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { LogList } from './log-list.tsx'

/** The log of all changes, a hundred per page. */
export default function LogPage({ search }: OperatorViewProps) {
  const before = search.get('before')
  const query = before === null ? '' : `?before=${encodeURIComponent(before)}`
  const { data, reload } = useOperatorData<OperatorLog>(`/api/operator/log${query}`)
  return (
    <>
      <p className="mt-1 text-slate">{words.lead}</p>
      <DataLoader data={data} reload={reload}>
        {({ entries, next }) => (
          <>
            {entries.length === 0 ? (
              <EmptyList mark="log" title={words.empty} text={words.recorded} example={words.exampleEntry}>
                <a href="/operator/settings" className="inline-flex min-h-10 items-center text-link">
                  {words.toSettings}
                </a>
                <a href="/operator/products" className="inline-flex min-h-10 items-center text-link">
                  {words.toProducts}
                </a>
              </EmptyList>
            ) : (
              <div className="mt-4 max-w-5xl [&>section]:px-4">
                <LogList entries={entries} heading="h2" />
              </div>
            )}
            <p className="mt-4 flex gap-3">
              {next !== null && (
                <a href={`/operator/log?before=${next}`} className={getButtonClass('outline', 'small')}>
                  {words.older}
                </a>
              )}
              {before !== null && (
                <a href="/operator/log" className={getButtonClass('outline', 'small')}>
                  {words.newest}
                </a>
              )}
            </p>
          </>
        )}
      </DataLoader>
    </>
  )
}
