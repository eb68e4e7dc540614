import { useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Sort } from '../../../domain/catalogue/sorting.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'

const labels: Record<Sort, string> = {
  featured: 'Featured',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  newest: 'Newest',
}

/** Chooses the order of a list by its address, which also works as a plain form. */
export function SortSelector({ path, sort }: { path: string; sort: Sort }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const choose = (chosen: string) =>
    navigate(chosen === 'featured' ? path : `${path}?sort=${chosen}`, { preventScrollReset: true })
  return (
    <form ref={form} action={path} className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap">
        Sort by
      </label>
      <Select id={id} name="sort" defaultValue={sort} onChange={(event) => choose(event.currentTarget.value)}>
        {Object.entries(labels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="outline" className="without-scripts">
        Sort
      </Button>
    </form>
  )
}
