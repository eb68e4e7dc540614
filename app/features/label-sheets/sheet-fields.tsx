import { labelSheetCopy } from '../../../content/label-sheets.ts'
import type { LabelForm } from '../../../contract/label-sheet.ts'
import type { LabelField } from '../../../domain/labels/label-form.ts'
import { PRINTER_RESOLUTIONS } from '../../../domain/labels/module-width.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { Field } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toOptions } from '../../ui/options.ts'
import { TextArea } from '../../ui/text-area.tsx'

const { fields: words, kinds } = labelSheetCopy

export type LabelFieldsProps = { form: LabelForm; faults: Readonly<Record<string, string>> }
type Options = Readonly<Record<string, string>>

const titles = (table: Readonly<Record<string, { title: string; note: string }>>): Options =>
  Object.fromEntries(Object.entries(table).map(([name, { title, note }]) => [name, `${title}: ${note}`]))

/** Chooses where the labels' codes come from. Only the fields of the chosen source are visible. */
export function CodeSourceFields({ form, faults }: LabelFieldsProps) {
  return (
    <div className="group/source grid gap-5">
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{labelSheetCopy.title}</legend>
        {Object.entries(kinds).map(([kind, option]) => (
          <ChoiceCard
            key={kind}
            name="kind"
            value={kind}
            title={option.title}
            text={option.note}
            defaultChecked={form['kind'] === kind}
          />
        ))}
      </fieldset>
      <div className="grid gap-5 group-has-[[value=serials]:checked]/source:hidden">
        <TextArea
          label={words.csv.label}
          name="csv"
          rows={6}
          required={false}
          defaultValue={form['csv']}
          placeholder={'code,name\nAT-004001,Pump 1\nAT-004002,Pump 2'}
          spellCheck={false}
          hint={words.csv.hint}
          error={faults['csv']}
        />
        <FileField
          label={words.file.label}
          hint={words.file.hint}
          name="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
        />
        <div className="grid gap-5 sm:grid-cols-3">
          <Typed name="codeColumn" form={form} faults={faults} />
          <Typed name="lineColumns" form={form} faults={faults} />
          <Listed name="firstRow" form={form} options={words.firstRow.options} />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4 group-has-[[value=list]:checked]/source:hidden">
        <Typed name="prefix" form={form} faults={faults} />
        {(['from', 'to', 'digits'] as const).map((name) => (
          <Typed key={name} name={name} form={form} faults={faults} inputMode="numeric" />
        ))}
      </div>
    </div>
  )
}

/** The fields for each label's design. */
export function LabelFields({ form, faults }: LabelFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-5 sm:grid-cols-4">
      <Listed
        name="symbology"
        form={form}
        options={titles(labelSheetCopy.symbologies)}
        className="col-span-full"
      />
      <Typed name="widthMm" form={form} faults={faults} inputMode="decimal" />
      <Typed name="heightMm" form={form} faults={faults} inputMode="decimal" />
      <Listed name="sheet" form={form} options={titles(labelSheetCopy.sheets)} className="col-span-full" />
      <Listed
        name="resolution"
        form={form}
        options={Object.fromEntries(
          PRINTER_RESOLUTIONS.map((dpi) => [dpi, `${dpi} ${words.resolution.unit}`]),
        )}
        className="col-span-2"
      />
      <Typed name="words" form={form} faults={faults} className="col-span-2" />
      <Listed name="repeats" form={form} options={words.repeats.options} className="col-span-2" />
    </div>
  )
}

type TypedProps = LabelFieldsProps & {
  name: LabelField & keyof typeof words
  inputMode?: 'numeric' | 'decimal'
  className?: string
}

function Typed({ name, form, faults, inputMode, className }: TypedProps) {
  const said: { label: string; hint?: string } = words[name]
  return (
    <Field
      label={said.label}
      name={name}
      depends
      defaultValue={form[name]}
      hint={said.hint}
      error={faults[name]}
      inputMode={inputMode}
      autoComplete="off"
      className={className ?? ''}
    />
  )
}

type ListedProps = {
  name: LabelField & keyof typeof words
  form: LabelForm
  options: Options
  className?: string
}

function Listed({ name, form, options, className = '' }: ListedProps) {
  return (
    <SelectField
      label={words[name].label}
      name={name}
      defaultValue={form[name]}
      options={toOptions(options)}
      className={className}
    />
  )
}
