import { type SubmitEvent, useState } from 'react'
import { operatorCatalogue } from '../../../../content/operator/catalogue.ts'
import type { NewVariant } from '../../../../contract/operator/new-product.ts'
import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { parseDecimal } from '../../../../domain/money.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useChange } from '../frame/use-change.ts'
import { readStock } from './read-new-product.ts'
import { SmallField } from './small-field.tsx'

const { addVariant: words, add: fields } = operatorCatalogue

type AddVariantProps = {
  product: OperatorProduct
  address: string
  /** True if the form above has unsaved changes, which must be saved first. */
  isDirty: boolean
  reload: () => Promise<void>
  show: (product: OperatorProduct) => void
}

const EMPTY = { price: '', stock: '', sku: '', option: '', firstValue: '' }

/** A separate form that adds a variant to a product. */
export function AddVariant({ product, address, isDirty, reload, show }: AddVariantProps) {
  const { optionNames, version } = product
  const [typed, setTyped] = useState(EMPTY)
  const [values, setValues] = useState<Readonly<Record<number, string>>>({})
  const [note, setNote] = useState('')
  const change = useChange()
  const names = optionNames.length === 0 ? [words.newValue] : optionNames
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
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
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onType: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return (
    <details className="mt-4 bg-paper p-4">
      <summary className="min-h-10 cursor-pointer text-lg font-bold">{words.heading}</summary>
      <form onSubmit={(event) => void submit(event)} className="mt-2 grid gap-3 md:grid-cols-3">
        {optionNames.length === 0 && (
          <>
            <SmallField label={words.option} hint={words.optionHint} required {...field('option')} />
            <SmallField label={words.firstValue} required {...field('firstValue')} />
          </>
        )}
        {names.map((name, at) => (
          <SmallField
            key={name}
            label={name}
            required
            maxLength={255}
            value={values[at] ?? ''}
            onType={(value) => setValues({ ...values, [at]: value })}
          />
        ))}
        <SmallField label={fields.price} required inputMode="decimal" {...field('price')} />
        <SmallField label={fields.stock} hint={fields.stockHint} inputMode="numeric" {...field('stock')} />
        <SmallField label={fields.sku} maxLength={255} {...field('sku')} />
        <div className="flex flex-wrap items-center gap-4 md:col-span-3">
          <Button type="submit" size="small" disabled={change.busy || isDirty}>
            {words.add}
          </Button>
          <output className="text-sm font-semibold">{isDirty ? words.unsaved : note}</output>
          <RefusalNote change={change} onNewest={reload} />
        </div>
      </form>
    </details>
  )
}

type Typed = { typed: typeof EMPTY; version: number; optionNames: readonly string[]; values: string[] }

function readVariant({ typed, version, optionNames, values }: Typed): NewVariant | null {
  const priceCents = parseDecimal(typed.price.trim())
  const stock = readStock(typed.stock)
  if (priceCents === null || stock === 'unreadable') return null
  const option = optionNames.length === 0 ? { name: typed.option, firstValue: typed.firstValue } : null
  return { version, option, optionValues: values, priceCents, stock, sku: typed.sku }
}
