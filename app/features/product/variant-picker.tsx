import type { Product, Variant } from '../../../contract/product.ts'
import { chooseValue, type ValueState, valueState } from './variant-choice.ts'

type VariantPickerProps = { product: Product; chosen: Variant; onChoose: (variant: Variant) => void }

/** The buttons of each option of a product that has a choice. */
export function VariantPicker({ product, chosen, onChoose }: VariantPickerProps) {
  if (product.variants.length < 2) return null
  const valueOf = (option: string) => chosen.selectedOptions.find(({ name }) => name === option)?.value
  return (
    <div className="with-scripts grid gap-5">
      {product.options.map(({ name, values }) => (
        <fieldset key={name}>
          <legend className="mb-2 text-sm">
            <span className="font-bold">{name}:</span> {valueOf(name)}
          </legend>
          <div className="flex flex-wrap gap-2.5">
            {values.map((value) => (
              <ValueButton
                key={value}
                value={value}
                pressed={valueOf(name) === value}
                state={valueState(product.variants, chosen, name, value)}
                onPress={() => onChoose(chooseValue(product.variants, chosen, name, value))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

const looks: Record<ValueState, string> = {
  available: 'border-line-strong hover:border-river',
  // Struck through: it leads somewhere else, or to nothing to buy.
  'sold-out': 'border-line-strong text-slate line-through hover:border-river',
  none: 'border-dashed border-line-strong text-slate line-through hover:border-river',
}
const notes: Record<ValueState, string | null> = {
  available: null,
  'sold-out': ' (sold out)',
  none: ' (not in this combination)',
}

type ValueButtonProps = { value: string; pressed: boolean; state: ValueState; onPress: () => void }

function ValueButton({ value, pressed, state, onPress }: ValueButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={`min-h-11 rounded-sm border bg-paper px-4 font-semibold ${looks[state]} ${pressed ? 'border-river! bg-river text-paper! focus-visible:outline-offset-6 not-focus-visible:cut-line' : ''}`}
    >
      {value}
      {notes[state] && <span className="sr-only">{notes[state]}</span>}
    </button>
  )
}
