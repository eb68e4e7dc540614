import type { ReactNode } from 'react'
import type { ListPage, OperatorList } from '../../../../domain/operator-list.ts'
import { FilterLinks } from '../frame/filter-links.tsx'
import { getFilterCounts } from '../frame/filter-counts.ts'
import { EmptyList } from '../frame/empty-list.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { OlderEntriesLink } from '../frame/older-entries-link.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { ListRows } from './list-rows.tsx'

type OperatorListViewProps = {
  list: OperatorList
  search: URLSearchParams
  /** Renders content above the list, such as a form for a new row. Receives a function that reloads the list. */
  renderAbove?: (reload: () => Promise<void>) => ReactNode
}

/** Shows an operator's list: its filters, its rows, and the actions on rows. The filter and the cursor are in the URL. */
export function OperatorListView({ list, search, renderAbove }: OperatorListViewProps) {
  const { path, api, filters, empty } = list
  const [first = ''] = Object.keys(filters)
  const filter = search.get('filter') ?? first
  const after = search.get('after')
  const query = new URLSearchParams({ filter, ...(after !== null && { after }) })
  const { data, reload } = useOperatorData<ListPage<OperatorList>>(`${api}?${query}`)
  return (
    <>
      {renderAbove?.(reload)}
      <FilterLinks
        path={path}
        name="filter"
        options={filters}
        chosen={filter}
        counts={getFilterCounts(data)}
      />
      <DataLoader data={data} reload={reload}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 ? (
              <EmptyList {...empty} />
            ) : (
              // The key changes when another part of the list is shown, so that React mounts the rows again and none of them is selected.
              <ListRows key={`${query}`} list={list} rows={rows} reload={reload} />
            )}
            <OlderEntriesLink
              path={path}
              query={{ filter, after: next }}
              newest={after === null ? undefined : `${path}?filter=${filter}`}
            />
          </>
        )}
      </DataLoader>
    </>
  )
}

/** Creates the page module for a page that shows only this list. */
export const createListPage = (list: OperatorList) => ({
  default: ({ search }: OperatorViewProps) => <OperatorListView list={list} search={search} />,
})
