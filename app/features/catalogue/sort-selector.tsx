import { useNavigate } from 'react-router'
import { parseSort, type Sort } from '../../../domain/catalogue/sorting.ts'
import { createSamePageState } from '../../page-framework/same-page-state.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toOptions } from '../../ui/options.ts'
import { listSearchAndViewParameters, type ProductListing, buildListingUrl } from './listing/listing-url.ts'

const labels: Record<Sort, string> = {
  featured: 'Featured',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  newest: 'Newest',
}

// Choosing a sort order opens another page. The selector has the same id there, so that it keeps the focus.
const SORT_ID = 'sort-by'

/** Sorts a list by changing its URL, so that the selector also works as a plain form. */
export function SortSelector({ listing }: { listing: ProductListing }) {
  const navigate = useNavigate()
  const choose = (chosen: string) => {
    const sort = parseSort(chosen)
    if (sort) void navigate(buildListingUrl({ ...listing, sort }), { state: createSamePageState(SORT_ID) })
  }
  const { path, sort, entries } = listing
  return (
    <form action={path} className="flex items-center gap-2">
      {[...listSearchAndViewParameters(listing), ...entries].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        isInline
        label="Sort by"
        id={SORT_ID}
        name="sort"
        defaultValue={sort}
        options={toOptions(labels)}
        onChoose={choose}
      />
      <Button type="submit" kind="outline" className="without-scripts">
        Sort
      </Button>
    </form>
  )
}
