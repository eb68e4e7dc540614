import type { FacetGroup } from '../../../../contract/facets.ts'

export const buildFacetValueId = (name: string, value: string): string => `facet-${name}-${value}`

/** The values of one facet, each with its number of products. */
export function FacetValues({
  group: { name, label, values },
  onChoose,
}: {
  group: FacetGroup
  onChoose: (value: string) => void
}) {
  return (
    <fieldset className="border-b border-line py-3 last-of-type:border-0">
      <legend className="float-left mb-1 w-full text-sm font-bold">{label}</legend>
      <ul className="clear-both">
        {values.map(({ value, label: words, count, chosen }) => (
          <li key={value}>
            <label className="flex min-h-9 items-center gap-2.5 text-[15px] hover:text-gorge">
              <input
                type="checkbox"
                id={buildFacetValueId(name, value)}
                name={name}
                value={value}
                defaultChecked={chosen}
                onChange={() => onChoose(value)}
                className="size-4.5 shrink-0"
              />
              {words}
              <span className="ml-auto text-sm text-slate tabular-nums">
                {count}
                <span className="sr-only"> {count === 1 ? 'product' : 'products'}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
