import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import { parseListOrder } from '../../../../content/page-copy.ts'
import { Button } from '../../../ui/button.tsx'
import type { useTextForm } from './use-text-form.ts'
import { PageTextField } from './page-text-field.tsx'

const { list: copy } = operatorTextsCopy.words

type ListFieldsProps = {
  /** The list's key, such as sections.faq.questions. */
  name: string
  /** The default texts of an entry. Each key is the last part of the full key: "text" for sections.faq.questions.0.text. */
  entry: Readonly<Record<string, string>>
  /** The page's default texts, by key. */
  defaults: Readonly<Record<string, string>>
  labelOf: (key: string) => string
  form: ReturnType<typeof useTextForm>
}

/** Edits a list's entries, each with a field for each of its texts. Entries can be moved, removed and added. */
export function ListFields({ name, entry, defaults, labelOf, form }: ListFieldsProps) {
  const entries = parseListOrder(form.valueOf(name)) ?? []
  const write = (order: readonly string[]) => form.type(name, order.join(','))
  const add = () => {
    const numbers = entries.flatMap((each) => (each.startsWith('n') ? [Number(each.slice(1))] : []))
    const added = `n${Math.max(0, ...numbers) + 1}`
    for (const end of Object.keys(entry)) form.type(`${name}.${added}${end}`, '')
    write([...entries, added])
  }
  const swap = (at: number, other: number) => {
    const [one, two] = [entries[at], entries[other]]
    if (one !== undefined && two !== undefined) write(entries.with(at, two).with(other, one))
  }
  const error = form.errors[name]
  return (
    <div className="grid gap-5 md:col-span-2">
      {entries.map((each, at) => (
        <div key={each} className="grid gap-3 md:grid-cols-2">
          {Object.entries(entry).map(([end, model]) => {
            const key = `${name}.${each}${end}`
            const standard = defaults[key]
            const label = labelOf(`${name}.${at}${end}`)
            return (
              <PageTextField
                key={key}
                name={key}
                label={label}
                standard={standard}
                model={standard ?? model}
                form={form}
              />
            )
          })}
          <p className="flex flex-wrap gap-2 md:col-span-2">
            {[
              { label: copy.up, title: copy.upOf(at + 1), isOff: at === 0, act: () => swap(at, at - 1) },
              {
                label: copy.down,
                title: copy.downOf(at + 1),
                isOff: at === entries.length - 1,
                act: () => swap(at, at + 1),
              },
              {
                label: copy.remove,
                title: copy.removeOf(at + 1),
                isOff: entries.length === 1,
                act: () => write(entries.filter((_, index) => index !== at)),
              },
            ].map(({ label, title, isOff, act }) => (
              <Button
                key={label}
                type="button"
                size="small"
                kind="outline"
                aria-label={title}
                disabled={isOff}
                onClick={act}
              >
                {label}
              </Button>
            ))}
          </p>
        </div>
      ))}
      <p className="flex flex-wrap items-center gap-3">
        <Button type="button" size="small" kind="outline" onClick={add}>
          {copy.add}
        </Button>
        {error !== undefined && (
          <span role="alert" className="text-sm font-semibold text-maple">
            {error}
          </span>
        )}
      </p>
    </div>
  )
}
