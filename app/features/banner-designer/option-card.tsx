import { useId } from 'react'
import { Badge } from '../../ui/badge.tsx'

type OptionCardProps = {
  /** Of the group: one of its kind in the document. */
  name: string
  title: string
  text: string
  /** What it costs. */
  note: string
  badge?: string
  checked: boolean
  onChoose: () => void
}

/** A radio with room for what it means and costs. */
export function OptionCard({ name, title, text, note, badge, checked, onChoose }: OptionCardProps) {
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
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="grow">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title} {badge && <Badge look="accent">{badge}</Badge>}
        </span>
        <span id={id} className="flex flex-wrap justify-between gap-x-4 text-sm text-slate">
          {text} <span className="font-semibold whitespace-nowrap text-river tabular-nums">{note}</span>
        </span>
      </span>
    </label>
  )
}
