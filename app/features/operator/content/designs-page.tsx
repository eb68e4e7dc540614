import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { DesignRequest, DesignRequestList } from '../../../../contract/design-request.ts'
import { DataTable } from '../frame/data-table.tsx'
import { LoadedData } from '../frame/loaded-data.tsx'
import { formatMoment } from '../frame/moment.ts'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { FilterLinks } from './filter-links.tsx'
import { OlderLink } from './older-link.tsx'

const { designs: words } = operatorContentCopy
const PATH = '/operator/content/designs'

/** Open design requests. The shop proposes versions on the order's page. */
export default function DesignsPage({ search }: OperatorViewProps) {
  const state = search.get('state') ?? ''
  const query = new URLSearchParams(state === '' ? {} : { state })
  const after = search.get('after')
  if (after !== null) query.set('after', after)
  const { data, reload } = useShopData<DesignRequestList>(`/api/operator/design-requests?${query}`)
  return (
    <>
      <FilterLinks path={PATH} name="state" options={words.filters} chosen={state} />
      <LoadedData data={data} reload={reload}>
        {({ requests, next }) => (
          <>
            {requests.length === 0 ? (
              <p className="py-4 text-slate">{words.empty}</p>
            ) : (
              <RequestTable requests={requests} />
            )}
            <OlderLink path={PATH} query={{ state, after: next }} />
          </>
        )}
      </LoadedData>
    </>
  )
}

function RequestTable({ requests }: { requests: readonly DesignRequest[] }) {
  const { columns } = words
  const heads = [
    columns.order,
    columns.product,
    columns.state,
    columns.versions,
    columns.since,
    columns.request,
  ]
  return (
    <DataTable heads={heads}>
      {requests.map((request) => (
        <tr key={request.id} className="border-b border-line align-top">
          <th scope="row" className="px-3 py-2 font-normal whitespace-nowrap">
            <a href={`/operator/orders?q=${request.orderNumber}`} className="font-semibold text-link">
              {request.orderNumber}
            </a>
            <br />
            <a href={request.proofPath} className="text-link">
              {words.proof}
            </a>
          </th>
          <td className="px-3 py-2">
            {request.title} {request.variantTitle}
          </td>
          <td className="px-3 py-2 whitespace-nowrap">{words.states[request.state]}</td>
          <td className="px-3 py-2 tabular-nums">{request.versions.length}</td>
          <td className="px-3 py-2 whitespace-nowrap tabular-nums">{formatMoment(request.createdAt)}</td>
          <td className="max-w-96 px-3 py-2 whitespace-pre-line wrap-anywhere">{request.requirements}</td>
        </tr>
      ))}
    </DataTable>
  )
}
