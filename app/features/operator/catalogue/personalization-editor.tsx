import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'
import { toOptions } from '../../../ui/options.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { NarrowInputOrSelect } from './narrow-field.tsx'
import {
  createTextFieldFormValues,
  type PersonalizationFormValues,
  parsePersonalizationFormValues,
  type TextFieldFormValues,
} from './personalization-form-values.ts'
import type { ProductFormState } from './use-product-form.ts'

const { product } = operatorCatalogueCopy
const words = product.personalization

/** Edits a product's personalization, which buyers must complete before they can pay. */
export function PersonalizationEditor({ form }: { form: ProductFormState }) {
  const needs = parsePersonalizationFormValues(form.typed.fields.personalization)
  const meanwhile = form.meanwhile.personalization
  const change = (part: Partial<PersonalizationFormValues>) =>
    form.setField('personalization', JSON.stringify({ ...needs, ...part }))
  const errors = [
    form.errors.personalization,
    meanwhile === undefined
      ? undefined
      : product.meanwhile(words.kinds[parsePersonalizationFormValues(meanwhile).kind]),
  ]
  const hasWords = needs.kind === 'words' || needs.kind === 'words-and-artwork'
  const hasArtwork = needs.kind !== 'none' && needs.kind !== 'words'
  return (
    <div className="grid gap-3">
      <SelectField
        size="small"
        label={words.kind}
        hint={words.lead}
        error={errors.filter((error) => error !== undefined).join(' ') || undefined}
        value={needs.kind}
        options={toOptions(words.kinds)}
        onChoose={(kind) => change({ kind })}
        className="max-w-xs"
      />
      {hasWords && <WordsRows fields={needs.fields} onFields={(fields) => change({ fields })} />}
      {hasArtwork && <ArtworkRow needs={needs} onChange={change} />}
      {needs.kind !== 'none' && (
        <SmallCheckbox
          label={words.designer}
          checked={needs.designer}
          onChange={({ target }) => change({ designer: target.checked })}
        />
      )}
    </div>
  )
}

type PartProps = {
  needs: PersonalizationFormValues
  onChange: (part: Partial<PersonalizationFormValues>) => void
}

function ArtworkRow({ needs, onChange }: PartProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <NarrowInputOrSelect
        label={words.artworkLabel}
        value={needs.artworkLabel}
        maxLength={40}
        onType={(artworkLabel) => onChange({ artworkLabel })}
      />
      <NarrowInputOrSelect
        label={words.artworkHint}
        value={needs.artworkHint}
        maxLength={300}
        onType={(artworkHint) => onChange({ artworkHint })}
        className="min-w-64 flex-1"
      />
      <SmallCheckbox
        label={words.required}
        checked={needs.isArtworkRequired}
        onChange={({ target }) => onChange({ isArtworkRequired: target.checked })}
      />
    </div>
  )
}

type RowsProps = { fields: readonly TextFieldFormValues[]; onFields: (fields: TextFieldFormValues[]) => void }

function WordsRows({ fields, onFields }: RowsProps) {
  const next = Math.max(-1, ...fields.map(({ key }) => key)) + 1
  const change = (key: number, part: Partial<TextFieldFormValues>) =>
    onFields(fields.map((field) => (field.key === key ? { ...field, ...part } : field)))
  return (
    <>
      {fields.map((field, index) => (
        <WordsRow
          key={field.key}
          field={field}
          index={index}
          onChange={(part) => change(field.key, part)}
          onRemove={() => onFields(fields.filter(({ key }) => key !== field.key))}
        />
      ))}
      {fields.length < 8 && (
        <Button
          kind="outline"
          size="small"
          className="justify-self-start"
          onClick={() => onFields([...fields, createTextFieldFormValues(next)])}
        >
          {words.add}
        </Button>
      )}
    </>
  )
}

type RowProps = {
  field: TextFieldFormValues
  index: number
  onChange: (part: Partial<TextFieldFormValues>) => void
  onRemove: () => void
}

function WordsRow({ field, index, onChange, onRemove }: RowProps) {
  const { label, maxLength, maxLines, example, pattern, required } = field
  return (
    <fieldset className="flex flex-wrap items-end gap-3 border-b border-line pb-3">
      <legend className="sr-only">{words.field(index + 1)}</legend>
      <NarrowInputOrSelect
        label={words.label}
        value={label}
        maxLength={40}
        onType={(typed) => onChange({ label: typed })}
        className="min-w-48 flex-1"
      />
      <NarrowInputOrSelect
        label={words.maxLength}
        value={maxLength}
        inputMode="numeric"
        onType={(typed) => onChange({ maxLength: typed })}
        className="w-32"
      />
      <NarrowInputOrSelect
        label={words.maxLines}
        value={maxLines}
        inputMode="numeric"
        onType={(typed) => onChange({ maxLines: typed })}
        className="w-24"
      />
      <NarrowInputOrSelect
        label={words.example}
        value={example}
        onType={(typed) => onChange({ example: typed })}
      />
      <SelectField
        size="small"
        label={words.pattern}
        value={pattern}
        options={toOptions(words.patterns)}
        onChoose={(chosen) => onChange({ pattern: chosen })}
      />
      <SmallCheckbox
        label={words.required}
        checked={required}
        onChange={({ target }) => onChange({ required: target.checked })}
      />
      <Button kind="outline" size="small" aria-label={words.remove(index + 1)} onClick={onRemove}>
        ×
      </Button>
    </fieldset>
  )
}
