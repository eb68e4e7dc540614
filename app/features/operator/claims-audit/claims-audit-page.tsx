import { operatorClaimsAuditCopy as words } from '../../../../content/operator/claims-audit.ts'
import type { ClaimsAudit } from '../../../../contract/operator/claims-audit.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { ClaimValues } from './claim-values.tsx'

/** Lists contradictory claims and the places where they were found. */
export default function ClaimsAuditPage() {
  const { data, reload } = useOperatorData<ClaimsAudit>('/api/operator/truth')
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <DataLoader data={data} reload={reload}>
        {(report) => <Report report={report} />}
      </DataLoader>
    </>
  )
}

type Group = ClaimsAudit['groups'][number]

function Report({ report: { texts, claims, groups } }: { report: ClaimsAudit }) {
  const contradicting = groups.filter(({ contradicts }) => contradicts)
  const agreeing = groups.filter(({ contradicts }) => !contradicts)
  return (
    <>
      <h2 className="mt-5 text-xl">{words.contradicting(contradicting.length)}</h2>
      <p className="mt-1 text-sm text-slate">{words.counts(texts, claims)}</p>
      <ul className="mt-3 grid gap-3">
        {contradicting.map((group) => (
          <li key={keyOf(group)} className="bg-paper p-4 md:p-6">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-lg">{titleOf(group)}</h3>
              <Badge look="accent">{words.values(group.values.length)}</Badge>
            </div>
            <ClaimValues group={group} />
          </li>
        ))}
      </ul>
      {agreeing.length > 0 && (
        <details className="mt-3 bg-paper">
          <summary className="min-h-11 px-4 py-3 font-semibold">{words.agreeing(agreeing.length)}</summary>
          <ul className="divide-y divide-line border-t border-line px-4">
            {agreeing.map((group) => (
              <li key={keyOf(group)} className="py-3">
                <h3 className="text-base">{titleOf(group)}</h3>
                <ClaimValues group={group} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const keyOf = ({ kind, about }: Group): string => `${kind} ${about}`
const titleOf = ({ kind, about }: Group): string => `${words.kinds[kind]}: ${about}`
