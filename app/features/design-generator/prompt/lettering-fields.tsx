import { useId } from 'react'
import { Icon } from '../../../ui/icon.tsx'

type WordsFieldsProps = {
  lines: readonly string[]
  onChange: (lines: readonly string[]) => void
  error: string | null
}

/** The maximum number of text lines that the API accepts for a design. */
const MAX_LINES = 4
const MAX_LETTERS = 28

/** The fields for a decal's text, one per line. */
export function LetteringFields({ lines, onChange, error }: WordsFieldsProps) {
  const noteId = useId()
  const write = (place: number, text: string) =>
    onChange(lines.map((line, index) => (index === place ? text : line)))
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Words</legend>
      <div className="grid gap-2">
        {lines.map((line, index) => (
          // The index is the key, because a line has no identity besides its position.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="flex gap-2">
            <input
              value={line}
              maxLength={MAX_LETTERS}
              aria-label={`Line ${index + 1}`}
              aria-invalid={error !== null || undefined}
              aria-describedby={error === null ? undefined : noteId}
              onChange={(event) => write(index, event.currentTarget.value)}
              className="min-h-11 min-w-0 flex-1 rounded-sm border border-line-strong bg-paper px-3 font-semibold hover:border-river aria-invalid:border-2 aria-invalid:border-maple"
            />
            <button
              type="button"
              aria-label={`Remove line ${index + 1}`}
              onClick={() => onChange(lines.filter((_, place) => place !== index))}
              className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-mist-2"
            >
              <Icon name="close" className="size-4" />
            </button>
          </div>
        ))}
      </div>
      {lines.length < MAX_LINES && (
        <button
          type="button"
          onClick={() => onChange([...lines, ''])}
          className="text-link mt-1 inline-flex min-h-10 items-center gap-1.5 text-sm"
        >
          <Icon name="plus" className="size-4" />
          {lines.length === 0 ? 'Add words' : 'Add a line'}
        </button>
      )}
      {error !== null && (
        <p id={noteId} role="alert" className="mt-1 text-sm font-semibold text-maple">
          {error}
        </p>
      )}
    </fieldset>
  )
}
