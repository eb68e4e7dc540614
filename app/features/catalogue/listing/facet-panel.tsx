import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FacetGroup } from '../../../../contract/facets.ts'
import { DEFAULT_SORT } from '../../../../domain/catalogue/sorting.ts'
import { createSamePageState } from '../../../page-framework/same-page-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FacetValues, buildFacetValueId } from './facet-values.tsx'
import {
  listSearchAndViewParameters,
  type ProductListing,
  buildListingUrl,
  toggleFacet,
} from './listing-url.ts'

const panel =
  'group mb-3 rounded-md md:mb-5 bg-paper shadow-contact lg:[&::details-content]:[content-visibility:visible]'
// On a desktop, the panel is always open, so its heading is hidden. Browsers without `::details-content` can't keep the panel open, so in
// these browsers the heading stays visible.
const folded =
  'flex min-h-12 list-none items-center gap-2 px-4 font-semibold supports-[selector(::details-content)]:lg:hidden'

// Whether the panel is open. The state is outside the component, because choosing a facet value renders the page again, and the panel
// should stay open.
let stoodOpen = false

/**
 * The facets of a list, as a form. With scripts, each choice applies at once; without scripts, a button submits the form. On a phone, the
 * panel is closed at first.
 */
export function FacetPanel({ listing, facets }: { listing: ProductListing; facets: readonly FacetGroup[] }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(() => stoodOpen)
  const note = (event: SyntheticEvent<HTMLDetailsElement>) => {
    stoodOpen = event.currentTarget.open
    setOpen(stoodOpen)
  }
  const choose = (name: string, value: string) =>
    void navigate(buildListingUrl(toggleFacet(listing, name, value)), {
      state: createSamePageState(buildFacetValueId(name, value)),
    })
  const chosen = facets.flatMap(({ values }) => values).filter((value) => value.chosen).length
  const { path, sort } = listing
  return (
    <details open={open} onToggle={note} className={panel}>
      <summary className={folded}>
        Filter{chosen > 0 && ` (${chosen})`}
        <Icon name="chevron" className="ml-auto size-4 transition-transform group-open:rotate-180" />
      </summary>
      <form action={path} aria-label="Filter" className="border-t border-line px-4 pt-1 pb-4 lg:border-0">
        {listSearchAndViewParameters(listing).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {sort !== DEFAULT_SORT && <input type="hidden" name="sort" value={sort} />}
        {facets.map((group) => (
          <FacetValues key={group.name} group={group} onChoose={(value) => choose(group.name, value)} />
        ))}
        <Button type="submit" kind="outline" className="without-scripts mt-4 w-full">
          Show products
        </Button>
      </form>
    </details>
  )
}
