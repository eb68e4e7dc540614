import { useId } from 'react'
import { operatorCatalogue } from '../../../../content/operator/catalogue.ts'
import { Button } from '../../../ui/button.tsx'

const { list: words } = operatorCatalogue

type FilterProps = {
  wanted: URLSearchParams
  collections: readonly { handle: string; title: string }[]
}

/** A form of the address: what is shown can be bookmarked. */
export function ProductFilters({ wanted, collections }: FilterProps) {
  const anyOf = {
    '': words.anyCollection,
    ...Object.fromEntries(collections.map(({ handle, title }) => [handle, title])),
  }
  return (
    <form action="/operator/products" className="mt-3 flex flex-wrap items-end gap-3 bg-paper p-3 text-sm">
      <Labelled label={words.search} hint={words.searchHint}>
        {(id, noteId) => (
          <input
            id={id}
            name="q"
            type="search"
            defaultValue={wanted.get('q') ?? ''}
            aria-describedby={noteId}
            className="min-h-10 w-56 rounded-sm border border-line-strong bg-paper px-2"
          />
        )}
      </Labelled>
      <Choice label={words.status} name="status" options={words.statuses} chosen={wanted.get('status')} />
      <Choice label={words.collection} name="collection" options={anyOf} chosen={wanted.get('collection')} />
      <Choice label={words.stock} name="stock" options={words.stocks} chosen={wanted.get('stock')} />
      <Button type="submit" size="small">
        {words.submit}
      </Button>
    </form>
  )
}

type LabelledProps = {
  label: string
  hint?: string
  children: (id: string, noteId: string) => React.ReactNode
}

function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}{' '}
        {hint !== undefined && (
          <span id={`${id}-note`} className="font-normal text-slate">
            {hint}
          </span>
        )}
      </label>
      {children(id, `${id}-note`)}
    </div>
  )
}

type ChoiceProps = {
  label: string
  name: string
  options: Readonly<Record<string, string>>
  chosen: string | null
}

function Choice({ label, name, options, chosen }: ChoiceProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          name={name}
          defaultValue={chosen ?? ''}
          className="min-h-10 max-w-56 rounded-sm border border-line-strong bg-paper px-2"
        >
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
