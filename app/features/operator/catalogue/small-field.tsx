import { type ComponentProps, useId } from 'react'

type SmallFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  hint?: string
  options?: Readonly<Record<string, string>>
  value: string
  onType: (value: string) => void
}

const box = 'min-h-10 w-full rounded-sm border border-line-strong bg-paper px-2 text-sm text-river'

/** A narrow field with its label and hint, or a choice where it has options. */
export function SmallField({ label, hint, options, onType, className = '', ...input }: SmallFieldProps) {
  const id = useId()
  const common = {
    id,
    className: box,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    value: input.value,
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
  }
  return (
    <div className={`text-sm ${className}`}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {options === undefined ? (
        <input {...input} {...common} autoComplete="off" />
      ) : (
        <select {...common}>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-slate">
          {hint}
        </p>
      )}
    </div>
  )
}
