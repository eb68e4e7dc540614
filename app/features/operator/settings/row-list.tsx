import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'

type RowListProps = {
  label: string
  hint: string | undefined
  error: string | undefined
  /** The label and the action of the button that adds a row. */
  add: string
  onAdd: () => void
  /** The rows, each an <li> element. */
  children: ReactNode
}

/** A setting that is edited in rows, with a button that adds a row, and error messages. */
export function RowList({ label, hint, error, add, onAdd, children }: RowListProps) {
  const note = useId()
  return (
    <fieldset aria-describedby={note} className="md:col-span-2">
      <legend className="text-sm font-semibold">{label}</legend>
      <ol className="mt-1 grid gap-2">{children}</ol>
      <Button size="small" kind="outline" className="mt-2" onClick={onAdd}>
        {add}
      </Button>
      <p
        id={note}
        role={error === undefined ? undefined : 'alert'}
        className={`mt-1 text-sm ${error === undefined ? 'text-slate' : 'font-semibold text-maple'}`}
      >
        {error ?? hint}
      </p>
    </fieldset>
  )
}

export const ROW_FIELD_CLASS =
  'min-h-10 min-w-0 rounded-sm border border-line-strong bg-paper px-2 text-sm text-ink hover:border-river'
