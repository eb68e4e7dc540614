import { useNavigate } from 'react-router'
import { parseSort, type Sort } from '../../../domain/catalogue/sorting.ts'
import { stayHere } from '../../page-framework/stay-here.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { optionsOf } from '../../ui/options.ts'
import { stableParameters, type Listing, listingAddress } from './listing/listing-address.ts'

const labels: Record<Sort, string> = {
  featured: 'Featured',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  newest: 'Newest',
}

// The id is the same on the page that a choice opens, so that the selector keeps the focus.
const SORT_ID = 'sort-by'

/** Sorts a list by changing its address, so that it also works as a plain form. */
export function SortSelector({ listing }: { listing: Listing }) {
  const navigate = useNavigate()
  const choose = (chosen: string) => {
    const sort = parseSort(chosen)
    if (sort) void navigate(listingAddress({ ...listing, sort }), { state: stayHere(SORT_ID) })
  }
  const { path, sort, entries } = listing
  return (
    <form action={path} className="flex items-center gap-2">
      {[...stableParameters(listing), ...entries].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        isInline
        label="Sort by"
        id={SORT_ID}
        name="sort"
        defaultValue={sort}
        options={optionsOf(labels)}
        onChoose={choose}
      />
      <Button type="submit" kind="outline" className="without-scripts">
        Sort
      </Button>
    </form>
  )
}
