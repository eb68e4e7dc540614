import { useState } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { NewVariant as VariantToAdd } from '../../../../contract/operator/new-product.ts'
import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { parseDecimal } from '../../../../domain/money.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import { readStock } from './read-new-product.ts'
import { NarrowInputOrSelect } from './narrow-field.tsx'

const { addVariant: words, add: fields } = operatorCatalogueCopy

type NewVariantProps = {
  product: OperatorProduct
  address: string
  show: (product: OperatorProduct) => void
}

const EMPTY = { price: '', stock: '', sku: '', option: '', firstValue: '' }
/** The id of the new variant's form. Its fields are inside the product's form, but belong to this form through their `form` attribute. */
const FORM_ID = 'new-variant'

/** Holds the typed values of a new variant, and adds it. */
export function useNewVariant({ product, address, show }: NewVariantProps) {
  const { optionNames, version } = product
  const [typed, setTyped] = useState(EMPTY)
  const [values, setValues] = useState<Readonly<Record<number, string>>>({})
  const [note, setNote] = useState('')
  const change = useOperatorChange()
  const names = optionNames.length === 0 ? [words.newValue] : optionNames
  const add = async () => {
    const body = readVariant({ typed, version, optionNames, values: names.map((_, at) => values[at] ?? '') })
    if (body === null) return setNote(fields.unreadable)
    setNote('')
    const call = { method: 'POST', address: `${address}/variants`, body } as const
    const answer = await change.send<OperatorProduct>(call)
    if (!answer.ok) return undefined
    setTyped(EMPTY)
    setValues({})
    setNote(words.added)
    return show(answer.value)
  }
  return {
    isFirst: optionNames.length === 0,
    names,
    note,
    change,
    add,
    field: (name: keyof typeof EMPTY) => ({
      form: FORM_ID,
      value: typed[name],
      onType: (value: string) => setTyped({ ...typed, [name]: value }),
    }),
    optionField: (at: number) => ({
      form: FORM_ID,
      value: values[at] ?? '',
      onType: (value: string) => setValues({ ...values, [at]: value }),
    }),
  }
}

type NewVariant = ReturnType<typeof useNewVariant>

/** The form for a new variant. It is outside the product's form, because forms can't be nested. */
export const NewVariantForm = ({ variant }: { variant: NewVariant }) => (
  <form
    id={FORM_ID}
    onSubmit={(event) => {
      event.preventDefault()
      void variant.add()
    }}
  />
)

type FieldsProps = {
  variant: NewVariant
  /** Whether the product has unsaved changes. They have to be saved before a variant is added. */
  isDirty: boolean
  reload: () => Promise<void>
}

/** The fields that add a variant to a product. */
export function NewVariantFields({ variant, isDirty, reload }: FieldsProps) {
  const { isFirst, names, note, change, field, optionField } = variant
  return (
    <details className="mt-3 border-t border-line pt-1">
      <summary className="min-h-10 py-2 text-sm font-semibold text-gorge">{words.heading}</summary>
      <div className="mt-2 grid gap-3 md:grid-cols-3">
        {isFirst && (
          <>
            <NarrowInputOrSelect label={words.option} hint={words.optionHint} required {...field('option')} />
            <NarrowInputOrSelect label={words.firstValue} required {...field('firstValue')} />
          </>
        )}
        {names.map((name, at) => (
          <NarrowInputOrSelect key={name} label={name} required maxLength={255} {...optionField(at)} />
        ))}
        <NarrowInputOrSelect label={fields.price} required inputMode="decimal" {...field('price')} />
        <NarrowInputOrSelect
          label={fields.stock}
          hint={fields.stockHint}
          inputMode="numeric"
          {...field('stock')}
        />
        <NarrowInputOrSelect label={fields.sku} maxLength={255} {...field('sku')} />
        <div className="flex flex-wrap items-center gap-4 md:col-span-3">
          <Button type="submit" form={FORM_ID} size="small" disabled={change.busy || isDirty}>
            {words.add}
          </Button>
          <output className="text-sm font-semibold">{isDirty ? words.unsaved : note}</output>
          <RefusalNote change={change} onNewest={reload} />
        </div>
      </div>
    </details>
  )
}

type TypedVariant = { typed: typeof EMPTY; version: number; optionNames: readonly string[]; values: string[] }

function readVariant({ typed, version, optionNames, values }: TypedVariant): VariantToAdd | null {
  const priceCents = parseDecimal(typed.price.trim())
  const stock = readStock(typed.stock)
  if (priceCents === null || stock === 'unreadable') return null
  const option = optionNames.length === 0 ? { name: typed.option, firstValue: typed.firstValue } : null
  return { version, option, optionValues: values, priceCents, stock, sku: typed.sku }
}
