import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { DesignRequest } from '../../../../contract/design-request.ts'
import { isProposalAllowed } from '../../../../domain/design-requests/design-request-state.ts'
import { formatMoment } from '../frame/moment.ts'
import { Panel } from '../frame/panel.tsx'
import type { OrderSectionProps } from './order-part.ts'
import { ProposeVersionForm } from './propose-version.tsx'
import { VersionFiles } from './version-files.tsx'

const { designs: words } = operatorOrdersCopy

/** The shop's designs for this order: each version with the customer's response. */
export function OrderDesigns({ order, reload }: OrderSectionProps) {
  return (
    <Panel title={words.title}>
      {order.designs.map((request) => (
        <div key={request.id} className="border-t border-line py-3 first:border-0 first:pt-0">
          <p className="font-semibold">
            {request.title} <span className="font-normal text-slate">({words.states[request.state]})</span>
          </p>
          <h3 className="mt-2 font-semibold">{words.requirements}</h3>
          <p className="break-words whitespace-pre-line text-slate">{request.requirements}</p>
          <ul className="mt-2 grid gap-2">
            {request.versions.map((version) => (
              <Version
                key={version.id}
                version={version}
                reload={reload}
                mayAdd={request.state !== 'cancelled'}
              />
            ))}
          </ul>
          <a href={request.proofPath} className="text-link inline-flex min-h-9 items-center">
            {words.page}
          </a>
          {isProposalAllowed(request.state) && <ProposeVersionForm request={request} onSent={reload} />}
        </div>
      ))}
    </Panel>
  )
}

type VersionProps = {
  version: DesignRequest['versions'][number]
  mayAdd: boolean
  reload: () => Promise<void>
}

function Version({ version, mayAdd, reload }: VersionProps) {
  const { number, note, decision, comment, createdAt, file } = version
  return (
    <li className="border-l-4 border-line pl-3">
      <p>
        <strong>
          {words.version} {number}
        </strong>
        , {formatMoment(createdAt)}: {decision === null ? words.waiting : words[decision]}{' '}
        <a href={file} className="text-link inline-flex min-h-8 min-w-6 items-center">
          {words.file}
        </a>
      </p>
      {note !== '' && (
        <p className="break-words">
          <span className="text-slate">{words.note}</span> {note}
        </p>
      )}
      {comment !== '' && (
        <p className="break-words">
          <span className="text-slate">{words.comment}</span> <strong>“{comment}”</strong>
        </p>
      )}
      {mayAdd && <VersionFiles version={version} reload={reload} />}
    </li>
  )
}
