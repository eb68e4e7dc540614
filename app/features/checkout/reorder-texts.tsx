import type { ReorderLine } from '../../../contract/order-pages.ts'
import { CustomTextField } from '../../ui/custom-text-field.tsx'

/** The personalization of an item in the earlier order. The cart checks it again when the item is added. */
export function ReorderTexts({ title, words }: { title: string; words: ReorderLine['words'] }) {
  return (
    <fieldset className="my-2 grid max-w-sm gap-3">
      <legend className="sr-only">Your text for {title}</legend>
      {words.map(({ value, ...word }) => (
        <CustomTextField key={word.name} {...word} defaultValue={value} />
      ))}
    </fieldset>
  )
}
