import type { FacetGroup } from '../../../../contract/facets.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type ProductListing, buildListingUrl, toggleFacet } from './listing-url.ts'
import { SamePageLink } from './same-page-link.tsx'

/** The id of the line with the number of products. The line gets the focus when a chip is removed. */
export const RESULT_COUNT_ID = 'products-shown'

const chip =
  'inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-line-strong bg-paper px-2.5 text-sm hover:border-river'

/** The chosen facet values, each as a chip that can be removed. */
export function ChosenFacets({
  listing,
  facets,
}: {
  listing: ProductListing
  facets: readonly FacetGroup[]
}) {
  const chosen = facets.flatMap(({ name, values }) =>
    values.filter((value) => value.chosen).map(({ value, label }) => ({ name, value, label })),
  )
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Active filters" className="mb-5 flex flex-wrap items-center gap-2">
      {chosen.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <SamePageLink
            to={buildListingUrl(toggleFacet(listing, name, value))}
            focusId={RESULT_COUNT_ID}
            className={chip}
          >
            <span className="sr-only">Remove </span>
            {label}
            <Icon name="close" className="size-3.5" />
          </SamePageLink>
        </li>
      ))}
      <li>
        <SamePageLink
          to={buildListingUrl({ ...listing, entries: [] })}
          focusId={RESULT_COUNT_ID}
          className="text-link inline-flex min-h-9 items-center px-2 text-sm"
        >
          Clear all
        </SamePageLink>
      </li>
    </ul>
  )
}
