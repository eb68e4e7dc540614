import { operatorClaimsAudit as words } from '../../../../content/operator/claims-audit.ts'
import type { ClaimsAudit } from '../../../../contract/operator/claims-audit.ts'
import { WhenLoaded } from '../frame/when-loaded.tsx'
import { useShopData } from '../frame/use-shop-data.ts'

/** Lists contradictory claims, and where each of them is shown. */
export default function ClaimsAuditPage() {
  const { data, reload } = useShopData<ClaimsAudit>('/api/operator/truth')
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <WhenLoaded data={data} reload={reload}>
        {(report) => <Report report={report} />}
      </WhenLoaded>
    </>
  )
}

type Group = ClaimsAudit['groups'][number]

function Report({ report: { texts, claims, groups } }: { report: ClaimsAudit }) {
  const contradicting = groups.filter(({ contradicts }) => contradicts)
  const agreeing = groups.filter(({ contradicts }) => !contradicts)
  return (
    <>
      <p className="mt-2 text-sm text-slate">{words.counts(texts, claims)}</p>
      <h2 className="mt-5 text-xl">{words.contradicting(contradicting.length)}</h2>
      <ul className="mt-2 grid gap-3">
        {contradicting.map((group) => (
          <li key={keyOf(group)} className="bg-paper p-4 text-sm">
            <h3 className="text-base">{titleOf(group)}</h3>
            <Values group={group} open />
          </li>
        ))}
      </ul>
      <h2 className="mt-8 text-xl">{words.agreeing}</h2>
      <ul className="mt-2 grid gap-1">
        {agreeing.map((group) => (
          <li key={keyOf(group)} className="bg-paper px-4 py-2 text-sm">
            <h3 className="text-sm">{titleOf(group)}</h3>
            <Values group={group} />
          </li>
        ))}
      </ul>
    </>
  )
}

const keyOf = ({ kind, about }: Group): string => `${kind} ${about}`
const titleOf = ({ kind, about }: Group): string => `${words.kinds[kind]}: ${about}`

function Values({ group: { values }, open = false }: { group: Group; open?: boolean }) {
  return (
    <ul className="mt-1 grid gap-1">
      {values.map(({ value, count, places }) => (
        <li key={value}>
          <details open={open}>
            <summary className="min-h-9 cursor-pointer py-1.5">
              <strong>{value}</strong> <span className="text-slate">{words.times(count)}</span>
            </summary>
            <ul className="mb-2 grid gap-1 border-l-4 border-line pl-3">
              {places.map((place) => (
                <PlaceLine key={`${place.title} ${place.file} ${place.quote}`} place={place} />
              ))}
              {count > places.length && <li className="text-slate">{words.more(count - places.length)}</li>}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}

type Place = Group['values'][number]['places'][number]

function PlaceLine({ place: { title, path, file, quote } }: { place: Place }) {
  return (
    <li className="wrap-anywhere">
      {path === null ? (
        <span className="font-semibold">{title}</span>
      ) : (
        <a href={path} className="inline-block min-h-6 py-0.5 font-semibold text-link">
          {title}
        </a>
      )}
      {file !== null && file !== title && <span className="text-slate"> {file}</span>}
      <q className="block text-slate">{quote}</q>
    </li>
  )
}
