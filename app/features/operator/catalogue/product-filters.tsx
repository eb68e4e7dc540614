import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { toOptions } from '../../../ui/options.ts'
import { SelectField } from '../../../ui/select-field.tsx'

const { list: words } = operatorCatalogueCopy

type FilterProps = {
  wanted: URLSearchParams
  collections: readonly { handle: string; title: string }[]
}

/** The filters are a GET form, so that the URL of a filtered list can be bookmarked. */
export function ProductFilters({ wanted, collections }: FilterProps) {
  const anyOf = {
    '': words.anyCollection,
    ...Object.fromEntries(collections.map(({ handle, title }) => [handle, title])),
  }
  return (
    <form
      action="/operator/products"
      className="flex flex-wrap items-start gap-3 bg-paper p-3 text-sm md:mt-3"
    >
      <Field
        size="small"
        label={words.search}
        hint={words.searchHint}
        name="q"
        type="search"
        defaultValue={wanted.get('q') ?? ''}
        className="w-full sm:w-56"
      />
      <Choice label={words.status} name="status" options={words.statuses} chosen={wanted.get('status')} />
      <Choice label={words.collection} name="collection" options={anyOf} chosen={wanted.get('collection')} />
      <Choice label={words.stock} name="stock" options={words.stocks} chosen={wanted.get('stock')} />
      {/* The margin aligns the button with the fields, below their labels. */}
      <Button type="submit" size="small" className="sm:mt-6">
        {words.submit}
      </Button>
    </form>
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
    <SelectField
      size="small"
      label={label}
      name={name}
      defaultValue={chosen ?? ''}
      options={toOptions(options)}
      className="w-full sm:w-auto sm:max-w-56"
    />
  )
}
