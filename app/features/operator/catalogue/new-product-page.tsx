import { type SubmitEvent, useState } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import { NewProductPreview } from './new-product-preview.tsx'
import { createVariantRow, NewVariants } from './new-variants.tsx'
import { readNewProduct, type NewProductFormValues } from './read-new-product.ts'
import { NarrowInputOrSelect } from './narrow-field.tsx'

const { add: words } = operatorCatalogueCopy

const EMPTY: NewProductFormValues = {
  title: '',
  productType: '',
  tags: '',
  status: 'draft',
  options: '',
  variants: [createVariantRow(1)],
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
      <form onSubmit={(event) => void submit(event)} className="mt-3">
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,5fr)_minmax(0,2fr)_minmax(0,2fr)]">
          <div className="grid gap-5 bg-paper p-4">
            <NarrowInputOrSelect
              label={words.title}
              hint={words.titleHint}
              required
              maxLength={1_000}
              {...field('title')}
            />
            <NarrowInputOrSelect label={words.options} hint={words.optionsHint} {...field('options')} />
            <NewVariants
              rows={typed.variants}
              hasOptions={typed.options.trim() !== ''}
              onRows={(variants) => setTyped({ ...typed, variants })}
            />
          </div>
          <div className="grid gap-4 bg-paper p-4 xl:row-span-2">
            <NarrowInputOrSelect label={words.status} options={words.statuses} {...field('status')} />
            <NarrowInputOrSelect label={words.productType} {...field('productType')} />
            <NarrowInputOrSelect label={words.tags} hint={words.tagsHint} {...field('tags')} />
          </div>
          <div className="grid gap-4 max-lg:order-last lg:max-xl:col-start-2 xl:row-span-2">
            <NewProductPreview typed={typed} />
            <section className="bg-paper p-4">
              <h2 className="text-lg">{words.next.title}</h2>
              <ol className="mt-2 list-decimal space-y-1 pl-5">
                {words.next.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          </div>
          <div className="flex flex-wrap items-center gap-4 lg:col-start-1 lg:row-start-2">
            <Button type="submit" kind="primary" disabled={change.busy}>
              {words.create}
            </Button>
            <output className="text-sm font-semibold">{note}</output>
            <RefusalNote change={change} />
          </div>
        </div>
      </form>
    </>
  )
}
