import { myImages } from '../../../content/my-images.ts'
import type { Storage } from './image-calls.ts'

const { storage: words } = myImages
const ways = ['file', 'base64'] as const

type StorageChoiceProps = { chosen: Storage; onChoose: (storage: Storage) => void; disabled: boolean }

/** How the shop keeps an image. */
export function StorageChoice({ chosen, onChoose, disabled }: StorageChoiceProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-2 font-semibold">{words.title}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {ways.map((way) => (
          <label
            key={way}
            className="flex gap-2.5 rounded-sm border border-line-strong p-3 has-checked:cut-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gorge has-focus-visible:outline-solid"
          >
            <input
              type="radio"
              name="storage"
              value={way}
              checked={chosen === way}
              onChange={() => onChoose(way)}
              className="mt-0.5 size-5 shrink-0"
            />
            <span className="font-bold">
              {words[way].label}
              <span className="block text-sm font-normal text-slate">{words[way].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
