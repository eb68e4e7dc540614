import { boatLettering as words } from '../../../../content/landing/boat-lettering.ts'
import { letteringStyleTitles } from '../../../../content/lettering-styles.ts'
import type { BoatLetteringResponse } from '../../../../contract/boat-lettering.ts'
import type { BoatField } from '../../../../domain/lettering/boat-fields.ts'
import {
  boatLetteringStyles,
  type BoatValues,
  hullNames,
} from '../../../../domain/lettering/boat-lettering.ts'
import { letteringColours } from '../../../../domain/lettering/lettering-choices.ts'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type BoatFieldsProps = {
  values: BoatValues
  faults: BoatLetteringResponse['faults']
  onChange: (field: BoatField, value: string) => void
}

/** The fields for the licence number and its look on the bow. */
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
    label: words.fields[name].label,
    hint: words.fields[name].hint,
    value: values[name],
    error: faults[name],
    onChoose: (value: string) => onChange(name, value),
  })
  return (
    <>
      <Field {...typed('number')} autoCapitalize="characters" spellCheck={false} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...typed('height')} inputMode="decimal" />
        <SelectField
          {...listed('hand')}
          options={boatLetteringStyles.map((value) => ({ value, title: letteringStyleTitles[value] }))}
        />
        <SelectField
          {...listed('colour')}
          options={letteringColours.map((value) => ({ value, title: value }))}
        />
        <SelectField
          {...listed('hull')}
          options={hullNames.map((value) => ({ value, title: words.hulls[value] }))}
        />
      </div>
    </>
  )
}
