import { Fragment } from 'react'
import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import type { OperatorText } from '../../../../contract/operator/texts.ts'
import { ListFields } from './list-fields.tsx'
import type { useTextForm } from './use-text-form.ts'
import { PageTextField } from './page-text-field.tsx'

const { words: copy } = operatorTextsCopy

/** The placeholders that the introduction explains. */
const EXAMPLES = ['phone', 'free-over'] as const

type PageWordsFieldsProps = {
  /** The page's default texts, by key. */
  defaults: Readonly<Record<string, string>>
  lists: NonNullable<OperatorText['lists']>
  /** The values of placeholders, by name. */
  facts: Readonly<Record<string, string>>
  form: ReturnType<typeof useTextForm>
}

/** The fields for all texts of a page that consists of sections, in the order of the page. */
export function PageCopyFields({ defaults, lists, facts, form }: PageWordsFieldsProps) {
  const groups = Map.groupBy(Object.entries(defaults), ([key]) => groupOf(key))
  return (
    <>
      <p className="text-sm text-slate md:col-span-2">
        {copy.lead} {copy.placeholders}{' '}
        {EXAMPLES.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <span className="whitespace-nowrap">{copy.placeholder(name, facts[name] ?? '')}</span>
          </Fragment>
        ))}
        .
      </p>
      {[...groups].map(([group, entries]) => (
        <fieldset
          key={group}
          className="grid min-w-0 gap-4 border-t border-line pt-4 md:col-span-2 md:grid-cols-2"
        >
          <legend className="float-left w-full font-semibold md:col-span-2">
            {nameOfGroup(group, defaults)}
          </legend>
          {groupCards(groupLists(entries, lists)).map((texts) => (
            <div key={texts[0]?.key} className="grid min-w-0 gap-4 md:col-span-2 md:grid-cols-2">
              {texts.map(({ key, standard, entry }) =>
                entry ? (
                  <ListFields
                    key={key}
                    name={key}
                    entry={entry}
                    defaults={defaults}
                    labelOf={(word) => labelOf(word, group)}
                    form={form}
                  />
                ) : (
                  <PageTextField
                    key={key}
                    name={key}
                    label={labelOf(key, group)}
                    standard={standard}
                    model={standard}
                    width={key === `${group}.title` ? 'row' : isPair(texts) ? 'half' : 'by-length'}
                    form={form}
                  />
                ),
              )}
            </div>
          ))}
        </fieldset>
      ))}
    </>
  )
}

type ShownText = { key: string; standard: string; entry?: Readonly<Record<string, string>> }

/** Merges the texts of each list into one entry, at the position of the list's first text. */
function groupLists(words: readonly [string, string][], lists: PageWordsFieldsProps['lists']): ShownText[] {
  const shown = new Set<string>()
  return words.flatMap(([key, standard]): ShownText[] => {
    const found = Object.entries(lists).find(([list]) => key.startsWith(`${list}.`))
    if (!found) return [{ key, standard }]
    const [list, { entry }] = found
    if (shown.has(list)) return []
    shown.add(list)
    return [{ key: list, standard, entry }]
  })
}

/** Groups the texts that follow each other and belong to the same card, so that no row contains texts of two cards. */
function groupCards(texts: readonly ShownText[]): ShownText[][] {
  const groups: ShownText[][] = []
  for (const text of texts) {
    const last = groups.at(-1)
    if (last?.[0] && cardOf(last[0].key) === cardOf(text.key)) last.push(text)
    else groups.push([text])
  }
  return groups
}

/** Returns the card that a key belongs to: trust.0 for trust.0.text; empty for a key outside any card. */
const cardOf = (key: string): string => /^.*\.\d+(?=\.)/.exec(key)?.[0] ?? ''

/** Whether a card consists of two texts, such as a heading and a text. They share one row. */
const isPair = (texts: readonly ShownText[]): boolean =>
  texts.length === 2 && texts.every(({ key, entry }) => cardOf(key) !== '' && !entry)

/** Returns the section that a key belongs to: sections.faq for sections.faq.questions.0.text. */
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

/** Returns a field's label. If a section has several fields of a kind, they are numbered: "Question 2". */
function labelOf(key: string, group: string): string {
  const rest = key.startsWith(`${group}.`) ? key.slice(group.length + 1) : key
  const parts = rest.split('.')
  const numbers = parts.filter((part) => /^\d+$/.test(part)).map((part) => Number(part) + 1)
  const last = parts.filter((part) => !/^\d+$/.test(part)).at(-1) ?? rest
  const known: Readonly<Record<string, string>> = copy.names
  // A field for the label of a link, such as primary.label, is named after the link.
  const named =
    last === 'label' ? parts.findLast((part) => part !== 'label' && known[part] !== undefined) : undefined
  const name = key === 'title' || key === 'metadata.title' ? 'metadata' : (named ?? last)
  return [known[name] ?? capitalised(name), numbers.join('.')].join(' ').trim()
}

const capitalised = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')
