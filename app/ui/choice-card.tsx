// @chunk page-parts
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Badge } from './badge.tsx'

type ChoiceCardProps = Pick<
  ComponentProps<'input'>,
  'id' | 'value' | 'checked' | 'defaultChecked' | 'disabled' | 'required'
> & {
  /** The name of the radio group; unique in the document. */
  name: string
  title: string
  text?: ReactNode
  /** A price or another figure at the end of the text. */
  note?: ReactNode
  badge?: string | undefined
  onChoose?: () => void
}

/** A radio button with an explanation and a price. The title is its accessible name, and the other texts are its description. */
export function ChoiceCard({ title, text, note, badge, onChoose, ...radio }: ChoiceCardProps) {
  const noteId = useId()
  return (
    <label className="relative flex gap-3 rounded-sm border border-line-strong bg-paper p-3 hover:border-river has-checked:border-river has-checked:cut-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gorge has-focus-visible:outline-solid has-disabled:text-slate">
      <input
        type="radio"
        {...radio}
        onChange={onChoose}
        aria-label={title}
        aria-describedby={text || note ? noteId : undefined}
        // The scroll margin keeps a focused card clear of a bar at the bottom of the screen.
        className="mt-0.5 size-5 shrink-0 scroll-mb-20"
      />
      <span className="grow">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title} {badge !== undefined && <Badge look="accent">{badge}</Badge>}
        </span>
        {(text || note) && (
          <span id={noteId} className="flex justify-between gap-x-4 text-sm leading-snug text-slate">
            {text} {note && <span className="font-semibold whitespace-nowrap tabular-nums">{note}</span>}
          </span>
        )}
      </span>
    </label>
  )
}
