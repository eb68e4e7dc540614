import { operatorSettingsCopy as words } from '../../../../content/operator/settings.ts'
import type { SettingField, SettingKind } from '../../../../contract/operator/settings.ts'
import { alignedField } from '../frame/aligned-field.ts'
import { Field } from '../../../ui/field.tsx'
import { ColourInput, PictureInput } from './colour-and-picture-inputs.tsx'
import { EmailTextInput } from './email-text-input.tsx'
import { MenuInput } from './menu-input.tsx'
import { RowsInput } from './rows-input.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'

type SettingInputProps = {
  field: SettingField
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

const INPUT_ATTRIBUTES: Partial<Record<SettingKind, { type?: string; inputMode?: 'decimal' }>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  url: { type: 'url' },
  time: { type: 'time' },
  date: { type: 'date' },
  number: { inputMode: 'decimal' },
  money: { inputMode: 'decimal' },
}

/** Renders a setting's field by its kind, with a note below it if the value differs from the default. */
export function SettingInput({ field, value, error, onChange }: SettingInputProps) {
  const { key, label, hint, kind, options, default: standard } = field
  const reset =
    field.value === standard || standard === '' || standard.length > 80
      ? ''
      : words.reset(standard.replaceAll('\n', ', '))
  const notes = [hint, reset].filter((note) => note !== '').join(' ')
  const frame = { name: key, label, hint: notes === '' ? undefined : notes, error, size: 'small' as const }
  if (kind === 'picture') return <PictureInput {...frame} value={value} onChange={onChange} />
  if (kind === 'colour') return <ColourInput {...frame} value={value} onChange={onChange} />
  if (kind === 'links' || kind === 'categories')
    return (
      <MenuInput
        name={key}
        label={label}
        hint={hint === '' ? undefined : hint}
        error={error}
        value={value}
        hasLevels={kind === 'categories'}
        onChange={onChange}
      />
    )
  if (kind === 'rows')
    return (
      <RowsInput
        name={key}
        label={label}
        hint={hint === '' ? undefined : hint}
        error={error}
        columns={field.columns ?? []}
        value={value}
        onChange={onChange}
      />
    )
  if (kind === 'several') return <Ticks field={field} value={value} error={error} onChange={onChange} />
  if (kind === 'choice') {
    const titled = options.map((option) => ({ value: option.value, title: option.label }))
    return (
      <SelectField {...frame} options={titled} value={value} onChoose={onChange} className={alignedField} />
    )
  }
  if (kind === 'letter')
    return <EmailTextInput {...frame} value={value} standard={standard} onChange={onChange} />
  if (kind === 'paragraph' || kind === 'lines' || kind === 'dates') {
    // A list is as high as its entries, within limits, so that none is cut off.
    const rows = kind === 'lines' ? Math.min(Math.max(value.split('\n').length + 1, 8), 20) : 4
    return (
      <TextArea
        {...frame}
        rows={rows}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="md:col-span-2"
      />
    )
  }
  return (
    <Field
      {...frame}
      {...INPUT_ATTRIBUTES[kind]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      autoComplete="off"
      className={alignedField}
    />
  )
}

function Ticks({ field, value, error, onChange }: SettingInputProps) {
  const chosen = value.split('\n')
  const toggle = (wanted: string) =>
    onChange(
      field.options
        .map((option) => option.value)
        .filter((each) => (each === wanted ? !chosen.includes(each) : chosen.includes(each)))
        .join('\n'),
    )
  return (
    <fieldset className="md:col-span-2">
      <legend className="text-sm font-semibold">{field.label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {field.options.map((option) => (
          <SmallCheckbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-sm font-semibold text-maple">
          {error}
        </p>
      )}
    </fieldset>
  )
}
