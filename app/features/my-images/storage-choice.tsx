import { myImages } from '../../../content/my-images.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import type { Storage } from './image-calls.ts'

const { storage: words } = myImages
const ways = ['file', 'base64'] as const

type StorageChoiceProps = { chosen: Storage; onChoose: (storage: Storage) => void; disabled: boolean }

/** The choice of how the shop stores images. */
export function StorageChoice({ chosen, onChoose, disabled }: StorageChoiceProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="font-semibold">{words.title}</legend>
      <p className="mb-2 text-sm text-slate">{words.help}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {ways.map((way) => (
          <ChoiceCard
            key={way}
            name="storage"
            value={way}
            title={words[way].label}
            text={words[way].text}
            checked={chosen === way}
            onChoose={() => onChoose(way)}
          />
        ))}
      </div>
    </fieldset>
  )
}
