import { useState } from 'react'
import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrderList } from '../../../../contract/operator/order-list.ts'
import { writePageStateToUrl } from '../../../page-framework/written-url.ts'
import { Button } from '../../../ui/button.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { OrderSearch } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'

const { list: words } = operatorOrdersCopy

/** Lists orders, newest first. The search is part of the URL. */
export default function OrdersPage({ search }: OperatorViewProps) {
  const [query, setQuery] = useState(search)
  const { data, reload } = useOperatorData<OperatorOrderList>(`/api/operator/orders?${query}`)
  const look = (next: URLSearchParams) => {
    setQuery(next)
    const url = new URL(window.location.href)
    url.search = next.toString()
    writePageStateToUrl(url)
  }
  const page = (before: number | null) => {
    const next = new URLSearchParams(query)
    if (before === null) next.delete('before')
    else next.set('before', String(before))
    look(next)
  }
  return (
    <>
      <OrderSearch search={query} onSearch={look} />
      <DataLoader data={data} reload={reload}>
        {({ orders, next }) => (
          <>
            <OrderTable orders={orders} />
            <p className="mt-4 flex gap-3">
              {query.has('before') && (
                <Button kind="outline" size="small" onClick={() => page(null)}>
                  {words.newest}
                </Button>
              )}
              {next !== null && (
                <Button kind="outline" size="small" onClick={() => page(next)}>
                  {words.older}
                </Button>
              )}
            </p>
          </>
        )}
      </DataLoader>
    </>
  )
}
