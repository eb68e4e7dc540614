import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { NarrowInputOrSelect } from './narrow-field.tsx'
import type { VariantFormValues } from './read-new-product.ts'

const { add: words } = operatorCatalogueCopy

export const createVariantRow = (key: number): VariantFormValues => ({
  key,
  values: '',
  price: '',
  stock: '',
  sku: '',
})

type VariantsProps = {
  rows: readonly VariantFormValues[]
  hasOptions: boolean
  onRows: (rows: VariantFormValues[]) => void
}

/** The fields for the variants of a new product. If the product has options, more variants can be added. */
export function NewVariants({ rows, hasOptions, onRows }: VariantsProps) {
  const labelOf = (name: string, index: number) =>
    hasOptions || rows.length > 1 ? words.of(name, index + 1) : name
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
              label={labelOf(words.values, index)}
              value={values}
              onType={type(key, 'values')}
              className="col-span-2 md:min-w-48 md:flex-1"
            />
          )}
          <NarrowInputOrSelect
            label={labelOf(words.price, index)}
            value={price}
            inputMode="decimal"
            onType={type(key, 'price')}
          />
          <NarrowInputOrSelect
            label={labelOf(words.stock, index)}
            value={stock}
            inputMode="numeric"
            placeholder={words.stockHint}
            onType={type(key, 'stock')}
          />
          <NarrowInputOrSelect label={labelOf(words.sku, index)} value={sku} onType={type(key, 'sku')} />
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
          onClick={() => onRows([...rows, createVariantRow(next)])}
        >
          {words.more}
        </Button>
      )}
    </fieldset>
  )
}
