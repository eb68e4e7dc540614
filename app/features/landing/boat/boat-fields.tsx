import { useId } from 'react'
import { boatLettering as words } from '../../../../content/landing/boat-lettering.ts'
import type { BoatLetteringAnswer } from '../../../../contract/boat-lettering.ts'
import type { BoatField } from '../../../../domain/lettering/boat-fields.ts'
import { boatHands, type BoatValues, HULLS, hulls } from '../../../../domain/lettering/boat-lettering.ts'
import { LETTERING_HANDS, letteringColours } from '../../../../domain/lettering/lettering-choices.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type BoatFieldsProps = {
  values: BoatValues
  faults: BoatLetteringAnswer['faults']
  onChange: (field: BoatField, value: string) => void
}

/** What is asked: the number, and how it shall look on which bow. */
export function BoatFields({ values, faults, onChange }: BoatFieldsProps) {
  const typed = (name: 'number' | 'height') => ({
    name,
    label: words.fields[name].label,
    hint: words.fields[name].hint,
    value: values[name],
    error: faults[name],
    required: true,
    autoComplete: 'off',
    maxLength: 40,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(name, event.target.value),
  })
  const listed = (name: 'hand' | 'colour' | 'hull') => ({
    name,
    value: values[name],
    fault: faults[name],
    onChange: (value: string) => onChange(name, value),
  })
  return (
    <>
      <Field {...typed('number')} autoCapitalize="characters" spellCheck={false} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...typed('height')} inputMode="decimal" />
        <Listed
          {...listed('hand')}
          options={boatHands.map((value) => ({ value, title: LETTERING_HANDS[value] }))}
        />
        <Listed {...listed('colour')} options={letteringColours.map((value) => ({ value, title: value }))} />
        <Listed {...listed('hull')} options={hulls.map((value) => ({ value, title: HULLS[value].title }))} />
      </div>
    </>
  )
}

type ListedProps = {
  name: 'hand' | 'colour' | 'hull'
  value: string
  fault: string | undefined
  options: readonly { value: string; title: string }[]
  onChange: (value: string) => void
}

function Listed({ name, value, fault, options, onChange }: ListedProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {words.fields[name].label}
      </label>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-note`}
        aria-invalid={fault ? true : undefined}
        className="w-full"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </Select>
      <p id={`${id}-note`} className={`mt-1 text-sm ${fault ? 'font-semibold text-maple' : 'text-slate'}`}>
        {fault ?? words.fields[name].hint}
      </p>
    </div>
  )
}
