import { operatorTexts } from '../../../../content/operator/texts.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { useTextForm } from './use-text-form.ts'

const { words: copy } = operatorTexts
/** Characters that fit in a field of one line. */
const ONE_LINE = 60

type PageWordsFieldsProps = {
  /** The words that the page comes with, by key. */
  defaults: Readonly<Record<string, string>>
  form: ReturnType<typeof useTextForm>
}

/** A field for each word of a page of sections, section by section in the order of the page. */
export function PageWordsFields({ defaults, form }: PageWordsFieldsProps) {
  const groups = Map.groupBy(Object.entries(defaults), ([key]) => groupOf(key))
  return (
    <>
      <p className="text-sm text-slate md:col-span-2">{copy.lead}</p>
      {[...groups].map(([group, entries]) => (
        <fieldset
          key={group}
          className="grid min-w-0 gap-4 border-t border-line pt-4 md:col-span-2 md:grid-cols-2"
        >
          <legend className="float-left w-full font-semibold md:col-span-2">
            {nameOfGroup(group, defaults)}
          </legend>
          {entries.map(([key, standard]) => (
            <WordField key={key} name={key} label={labelOf(key, group)} standard={standard} form={form} />
          ))}
        </fieldset>
      ))}
    </>
  )
}

type WordFieldProps = { name: string; label: string; standard: string; form: PageWordsFieldsProps['form'] }

function WordField({ name, label, standard, form }: WordFieldProps) {
  const value = form.valueOf(name)
  const frame = {
    name,
    label,
    hint: value === standard ? undefined : copy.standard(standard),
    error: form.errors[name],
    size: 'small' as const,
    value,
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => form.type(name, event.currentTarget.value),
  }
  return standard.length > ONE_LINE ? (
    <TextArea {...frame} rows={3} className="md:col-span-2" />
  ) : (
    <Field {...frame} autoComplete="off" />
  )
}

/** Of sections.faq.questions.0.text: sections.faq. */
function groupOf(key: string): string {
  const [first = '', second = ''] = key.split('.')
  if (first === 'sections') return `${first}.${second}`
  return key.includes('.') && first !== 'metadata' ? first : 'page'
}

function nameOfGroup(group: string, defaults: PageWordsFieldsProps['defaults']): string {
  if (group === 'page') return copy.page
  if (group === 'hero') return copy.firstScreen
  return defaults[`${group}.title`] ?? capitalised(group.split('.').at(-1) ?? group)
}

/** Numbered, where a section has several of a kind: "Question 2". */
function labelOf(key: string, group: string): string {
  const rest = key.startsWith(`${group}.`) ? key.slice(group.length + 1) : key
  const parts = rest.split('.')
  const numbers = parts.filter((part) => /^\d+$/.test(part)).map((part) => Number(part) + 1)
  const last = parts.filter((part) => !/^\d+$/.test(part)).at(-1) ?? rest
  const known: Readonly<Record<string, string>> = copy.names
  // The label of a link is named by the link: primary.label.
  const named =
    last === 'label' ? parts.findLast((part) => part !== 'label' && known[part] !== undefined) : undefined
  const name = key === 'title' || key === 'metadata.title' ? 'metadata' : (named ?? last)
  return [known[name] ?? capitalised(name), numbers.join('.')].join(' ').trim()
}

const capitalised = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')
