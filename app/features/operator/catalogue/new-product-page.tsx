import { type SubmitEvent, useState } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import { readNewProduct, type NewProductFormValues, type VariantFormValues } from './read-new-product.ts'
import { NarrowInputOrSelect } from './narrow-field.tsx'

const { add: words } = operatorCatalogueCopy

const rowOf = (key: number): VariantFormValues => ({ key, values: '', price: '', stock: '', sku: '' })
const EMPTY: NewProductFormValues = {
  title: '',
  productType: '',
  tags: '',
  status: 'draft',
  options: '',
  variants: [rowOf(1)],
}

/** Creates a product with its variants. All other properties are edited on the product's page. */
export default function NewProductPage() {
  const [typed, setTyped] = useState(EMPTY)
  const [note, setNote] = useState('')
  const change = useOperatorChange()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readNewProduct(typed)
    if (!read.ok) return setNote(words[read.reason])
    setNote('')
    const call = { method: 'POST', address: '/api/operator/products', body: read.product } as const
    const answer = await change.send<OperatorProduct>(call)
    if (answer.ok) window.location.assign(`/operator/products/${encodeURIComponent(answer.value.handle)}`)
    return undefined
  }
  const field = (name: Exclude<keyof NewProductFormValues, 'variants'>) => ({
    value: typed[name],
    onType: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <form onSubmit={(event) => void submit(event)} className="mt-3 max-w-6xl">
        <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid gap-5 bg-paper p-4">
            <NarrowInputOrSelect
              label={words.title}
              hint={words.titleHint}
              required
              maxLength={1_000}
              {...field('title')}
            />
            <NarrowInputOrSelect label={words.options} hint={words.optionsHint} {...field('options')} />
            <Variants
              rows={typed.variants}
              hasOptions={typed.options.trim() !== ''}
              onRows={(variants) => setTyped({ ...typed, variants })}
            />
          </div>
          <div className="grid gap-4 bg-paper p-4">
            <NarrowInputOrSelect label={words.status} options={words.statuses} {...field('status')} />
            <NarrowInputOrSelect label={words.productType} {...field('productType')} />
            <NarrowInputOrSelect label={words.tags} hint={words.tagsHint} {...field('tags')} />
          </div>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button type="submit" kind="primary" disabled={change.busy}>
            {words.create}
          </Button>
          <output className="text-sm font-semibold">{note}</output>
          <RefusalNote change={change} />
        </div>
      </form>
    </>
  )
}

type VariantsProps = {
  rows: readonly VariantFormValues[]
  hasOptions: boolean
  onRows: (rows: VariantFormValues[]) => void
}

function Variants({ rows, hasOptions, onRows }: VariantsProps) {
  const next = Math.max(...rows.map(({ key }) => key)) + 1
  const type = (key: number, name: Exclude<keyof VariantFormValues, 'key'>) => (value: string) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, [name]: value } : row)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-display text-lg">{words.variants}</legend>
      {hasOptions && <p className="text-sm text-slate">{words.valuesHint}</p>}
      {rows.map(({ key, values, price, stock, sku }, index) => (
        <div key={key} className="grid grid-cols-2 items-end gap-3 border-b border-line pb-3 md:flex">
          {hasOptions && (
            <NarrowInputOrSelect
              label={words.of(words.values, index + 1)}
              value={values}
              onType={type(key, 'values')}
              className="col-span-2 md:min-w-48 md:flex-1"
            />
          )}
          <NarrowInputOrSelect
            label={words.of(words.price, index + 1)}
            value={price}
            inputMode="decimal"
            onType={type(key, 'price')}
          />
          <NarrowInputOrSelect
            label={words.of(words.stock, index + 1)}
            value={stock}
            inputMode="numeric"
            placeholder={words.stockHint}
            onType={type(key, 'stock')}
          />
          <NarrowInputOrSelect label={words.of(words.sku, index + 1)} value={sku} onType={type(key, 'sku')} />
          {rows.length > 1 && (
            <Button
              kind="outline"
              size="small"
              aria-label={words.remove(index + 1)}
              onClick={() => onRows(rows.filter((row) => row.key !== key))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {hasOptions && (
        <Button
          kind="outline"
          size="small"
          className="justify-self-start"
          onClick={() => onRows([...rows, rowOf(next)])}
        >
          {words.more}
        </Button>
      )}
    </fieldset>
  )
}
