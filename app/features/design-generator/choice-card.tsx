import { useId } from 'react'

type ChoiceCardProps = {
  /** Of the group: one of its kind in the document. */
  name: string
  title: string
  text?: string
  note?: string
  checked: boolean
  onChoose: () => void
}

/** A radio with room for what it means. */
export function ChoiceCard({ name, title, text, note, checked, onChoose }: ChoiceCardProps) {
  const id = useId()
  return (
    <label className="relative flex gap-3 rounded-sm border border-line bg-paper p-3 hover:border-river has-checked:border-river has-checked:cut-line has-focus-visible:outline-3 has-focus-visible:outline-gorge has-focus-visible:outline-solid">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-label={title}
        aria-describedby={id}
        // Whoever comes to it sees the whole card.
        className="mt-0.5 size-5 shrink-0 scroll-mb-20"
      />
      <span>
        <span className="block font-semibold">{title}</span>
        <span id={id} className="block text-sm leading-snug text-slate">
          {text} {note && <span className="font-semibold whitespace-nowrap">{note}</span>}
        </span>
      </span>
    </label>
  )
}
