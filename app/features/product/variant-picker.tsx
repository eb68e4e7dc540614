import type { Product, Variant } from '../../../contract/product.ts'
import { buildVariantUrl } from './variant-url.ts'
import {
  findVariantWithValue,
  describeOtherValues,
  findSwatchColour,
  getOptionValueState,
} from './variant-choice.ts'
import { VariantLink } from './variant-link.tsx'

type VariantPickerProps = { product: Product; chosen: Variant; onChoose: (variant: Variant) => void }

/** The options of a product, each with its values. */
export function VariantPicker({ product, chosen, onChoose }: VariantPickerProps) {
  if (product.variants.length < 2) return null
  const valueOf = (option: string) => chosen.selectedOptions.find(({ name }) => name === option)?.value
  return (
    <div className="grid gap-5">
      {product.options.map(({ name, values }) => (
        <fieldset key={name} className="min-w-0">
          <legend className="mb-2 text-sm">
            <span className="font-bold">{name}:</span> {valueOf(name)}
          </legend>
          <div className="flex flex-wrap gap-2.5">
            {values.map((value) => {
              const variant = findVariantWithValue(product.variants, chosen, name, value)
              const isChosen = valueOf(name) === value
              return (
                <VariantLink
                  key={value}
                  value={value}
                  swatch={findSwatchColour(name, value)}
                  variant={variant}
                  href={buildVariantUrl(product.handle, variant.id)}
                  chosen={isChosen}
                  state={getOptionValueState(product.variants, chosen, name, value)}
                  instead={describeOtherValues(variant, chosen, name)}
                  onChoose={onChoose}
                />
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
