import { creditsCopy } from '../../../content/credits.ts'
import { Icon } from '../../ui/icon.tsx'

const { imageModel, summary } = creditsCopy

/** Facts to know before buying credits. `imageCredits` is the price of an image-model picture; null if the shop has no model. */
export function CreditNotes({ imageCredits }: { imageCredits: number | null }) {
  const notes = imageCredits === null ? summary.notes : [imageModel(imageCredits), ...summary.notes]
  return (
    <ul className="grid gap-3 border-t border-line-strong pt-6 text-slate">
      {notes.map((note) => (
        <li key={note} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-gorge" />
          {note}
        </li>
      ))}
    </ul>
  )
}
