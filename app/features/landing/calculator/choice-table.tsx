import { useId } from 'react'
import type { FieldPropsByKind } from './field-props.ts'

/**
 * A choice as a comparison table. A click anywhere in a row chooses the row, and the arrow keys move the choice. Every cell is a label of
 * the row's radio button, so the table works without scripts.
 */
export function ChoiceTable({
  name,
  field: { label, columns = [], options },
  value,
  onChange,
}: FieldPropsByKind<'choice'>) {
  const id = useId()
  return (
    <table className="w-full border-t-2 border-river text-left tabular-nums">
      <caption className="mb-1.5 text-left text-sm font-semibold">{label}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-slate">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-2 pr-1.5 sm:pr-2 align-bottom font-semibold last:pr-1 last:text-right"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map((option) => {
          const rowId = `${id}-${option.value}`
          return (
            <tr
              key={option.value}
              className="border-b border-line hover:bg-mist has-checked:bg-mist has-checked:cut-line has-focus-visible:bg-mist-2"
            >
              <th scope="row" className="relative p-0">
                <input
                  type="radio"
                  id={rowId}
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                  className="absolute top-3.5 left-2 size-5"
                />
                <label htmlFor={rowId} className="block py-3 pr-3 pl-10 leading-snug font-semibold">
                  {option.label}
                  <span className="block text-sm font-normal text-slate">{option.note}</span>
                </label>
              </th>
              {option.facts?.map((fact, at) => (
                <td key={columns[at + 1]} className="h-px p-0 whitespace-nowrap last:text-right">
                  <label htmlFor={rowId} className="block h-full py-3 pr-1.5 sm:pr-2 font-semibold">
                    {fact}
                  </label>
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
