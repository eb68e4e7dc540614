// @chunk page-parts
import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'

type NumberFieldProps = Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'value' | 'min' | 'max' | 'onChange' | 'onBlur' | 'error'
> & {
  /** The controlled value. For a plain form, use `defaultValue` instead. */
  value?: number
  min: number
  max: number
  onChange?: (value: number) => void
  /** Whether a number outside the limits stays in the field when the visitor leaves it. It is shown with an error. */
  keepsWrong?: boolean
}

/**
 * A field for a number between two limits. Valid numbers are passed on while typing; a number outside the limits shows an error. When the
 * visitor leaves the field, such a number becomes the nearest limit, unless `keepsWrong` is set.
 */
export function NumberField({
  value,
  min,
  max,
  step = 1,
  onChange,
  keepsWrong = false,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const figure = typed === null || typed.trim() === '' ? null : Number(typed)
  const isWhole = step === 1
  const fits = (wanted: number) => wanted >= min && wanted <= max && (!isWhole || Number.isInteger(wanted))
  const type = (text: string) => {
    setTyped(text)
    if (text.trim() !== '' && fits(Number(text))) onChange?.(Number(text))
  }
  const leave = () => {
    if (keepsWrong && figure !== null && !fits(figure)) return
    if (figure !== null && !fits(figure)) {
      const near = Math.min(max, Math.max(min, figure))
      onChange?.(isWhole ? Math.round(near) : near)
    }
    setTyped(null)
  }
  return (
    <Field
      {...field}
      depends
      type="number"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      min={min}
      max={max}
      step={step}
      error={
        typed !== null && (figure === null || !fits(figure))
          ? `From ${min.toLocaleString('en-CA')} to ${max.toLocaleString('en-CA')}`
          : undefined
      }
      {...(value !== undefined && {
        value: typed ?? Math.round(value * 100) / 100,
        onChange: ({ currentTarget }) => type(currentTarget.value),
        onBlur: leave,
      })}
    />
  )
}
