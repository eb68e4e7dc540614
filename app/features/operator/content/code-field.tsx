import { type ComponentProps, useId } from 'react'

type CodeFieldProps = ComponentProps<'input'> & {
  name: string
  label: string
  hint?: string
  options?: Readonly<Record<string, string>>
}

const box = 'min-h-10 w-full rounded-sm border border-line-strong bg-paper px-2'

/** A narrow field of the form for codes, or a choice where it has options. */
export function CodeField({ label, hint, options, ...input }: CodeFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {options === undefined ? (
        <input
          {...input}
          id={id}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className={box}
        />
      ) : (
        <select id={id} name={input.name} className={box}>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-slate">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A rule that holds or does not. */
export function CodeTick({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex min-h-10 items-center gap-2">
      <input type="checkbox" name={name} className="size-5" />
      <span>{label}</span>
    </label>
  )
}
