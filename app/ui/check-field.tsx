// @chunk page-parts
import { type ComponentProps, useId } from 'react'

type CheckFieldProps = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'required'
> & {
  title: string
  hint: string
  onCheck?: (isChecked: boolean) => void
  className?: string
}

/** A checkbox with an explanation. The title is its accessible name, the hint its description. */
export function CheckField({ title, hint, onCheck, className = '', ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <label className={`flex min-h-11 items-start gap-3 ${className}`}>
      <input
        type="checkbox"
        {...input}
        onChange={onCheck && ((event) => onCheck(event.currentTarget.checked))}
        aria-label={title}
        aria-describedby={id}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        <span className="font-semibold">{title}</span>
        <span id={id} className="block text-sm text-slate">
          {hint}
        </span>
      </span>
    </label>
  )
}
