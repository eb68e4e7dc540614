import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { DesignRequest, DesignRequestList } from '../../../../contract/design-request.ts'
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx'
import { getButtonClass } from '../../../ui/button.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { formatMoment } from '../frame/moment.ts'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { FilterLinks } from '../frame/filter-links.tsx'
import { Inbox, InboxEntry } from './inbox-entry.tsx'
import { OlderEntriesLink } from '../frame/older-entries-link.tsx'

const { designs: words } = operatorContentCopy
const PATH = '/operator/content/designs'

/** Open design requests. The shop proposes versions on the order's page. */
export default function DesignsPage({ search }: OperatorViewProps) {
  const state = search.get('state') ?? ''
  const query = new URLSearchParams(state === '' ? {} : { state })
  const after = search.get('after')
  if (after !== null) query.set('after', after)
  const { data, reload } = useOperatorData<DesignRequestList>(`/api/operator/design-requests?${query}`)
  return (
    <>
      <FilterLinks path={PATH} name="state" options={words.filters} chosen={state} />
      <DataLoader data={data} reload={reload}>
        {({ requests, next }) => (
          <>
            {requests.length === 0 ? (
              <EmptyList
                mark="figures"
                title={words.empty}
                text={words.emptyHint}
                example={words.exampleRequest}
              />
            ) : (
              <Inbox>
                {requests.map((request) => (
                  <Request key={request.id} request={request} />
                ))}
              </Inbox>
            )}
            <OlderEntriesLink
              path={PATH}
              query={{ state, after: next }}
              newest={after === null ? undefined : `${PATH}?state=${state}`}
            />
          </>
        )}
      </DataLoader>
    </>
  )
}

const BADGE_BY_STATE: Readonly<Record<DesignRequest['state'], BadgeVariant>> = {
  'awaiting-credits': 'plain',
  open: 'accent',
  changes: 'accent',
  proof: 'primary',
  approved: 'secondary',
  cancelled: 'plain',
}

const Request = ({ request }: { request: DesignRequest }) => (
  <InboxEntry
    title={
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        {[request.title, request.variantTitle].filter(Boolean).join(', ')}
        <Badge look={BADGE_BY_STATE[request.state]}>{words.states[request.state]}</Badge>
      </h2>
    }
    facts={
      <>
        <span>{words.order(request.orderNumber)}</span>
        <span>{formatMoment(request.createdAt)}</span>
        <span>{words.versions(request.versions.length)}</span>
        <a href={request.proofPath} className="text-link">
          {words.proof}
        </a>
      </>
    }
    text={request.requirements}
    actions={
      <a href={`/operator?q=${request.orderNumber}`} className={getButtonClass('outline', 'small')}>
        {request.state === 'open' || request.state === 'changes' ? words.draw : words.look}
      </a>
    }
  />
)
