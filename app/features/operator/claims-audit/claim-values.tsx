import { operatorClaimsAuditCopy as words } from '../../../../content/operator/claims-audit.ts'
import type { ClaimsAudit } from '../../../../contract/operator/claims-audit.ts'
import { Icon } from '../../../ui/icon.tsx'

type Group = ClaimsAudit['groups'][number]
type Value = Group['values'][number]
type ClaimPlace = Value['places'][number]

/** The number of places listed at first. The others are collapsed. */
const MAX_SHOWN_PLACES = 3

/** The values of one claim side by side, each with the places where it was found. */
export function ClaimValues({ group: { values } }: { group: Group }) {
  return (
    <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-4">
      {values.map((value) => (
        <li key={value.value} className="min-w-0 border-t-2 border-river pt-2">
          <p>
            <strong className="mr-2 text-lg">{value.value}</strong>
            <span className="text-slate">{words.times(value.count)}</span>
          </p>
          <Places value={value} />
        </li>
      ))}
    </ul>
  )
}

function Places({ value: { places, count } }: { value: Value }) {
  const [first, further] = [places.slice(0, MAX_SHOWN_PLACES), places.slice(MAX_SHOWN_PLACES)]
  return (
    <>
      <PlaceList places={first} />
      {further.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 items-center gap-1 font-semibold text-gorge">
            {words.places(count - first.length)}
            <Icon name="chevron" className="size-4 group-open:rotate-180" />
          </summary>
          <PlaceList places={further} />
          {count > places.length && <p className="text-slate">{words.more(count - places.length)}</p>}
        </details>
      )}
    </>
  )
}

const PlaceList = ({ places }: { places: readonly ClaimPlace[] }) => (
  <ul className="mt-2 grid gap-3">
    {places.map((place) => (
      <PlaceItem key={`${place.title} ${place.file} ${place.quote}`} place={place} />
    ))}
  </ul>
)

function PlaceItem({ place: { title, path, editPath, quote } }: { place: ClaimPlace }) {
  return (
    <li className="wrap-anywhere">
      <span className="flex items-start justify-between gap-x-4">
        {path === null ? (
          <span className="py-1 font-semibold">{title}</span>
        ) : (
          <a href={path} className="py-1 text-link">
            {title}
          </a>
        )}
        {editPath !== null && (
          <a href={editPath} aria-label={words.editOf(title)} className="shrink-0 py-1 text-link">
            {words.edit}
          </a>
        )}
      </span>
      <q className="mt-0.5 block">{quote}</q>
    </li>
  )
}
