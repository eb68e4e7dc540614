import { useId } from 'react'
import { Button } from '../../ui/button.tsx'

/** The field on the search page, which changes the search and works without scripts. */
export function SearchForm({ q }: { q: string }) {
  const id = useId()
  return (
    <form action="/search" className="mb-6 max-w-2xl">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Search for
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          className="min-h-12 w-full min-w-0 rounded-sm border border-line-strong bg-paper px-3 text-base hover:border-river"
        />
        <Button type="submit">Search</Button>
      </div>
    </form>
  )
}
