import { useId } from 'react'
import { Select } from '../../ui/select.tsx'

type ChoiceSelectProps = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  chosen: string
}

/** A choice of the form that has a default, and so is never missing. */
export function ChoiceSelect({ name, label, options, chosen }: ChoiceSelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <Select id={id} name={name} defaultValue={chosen} className="w-full">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
