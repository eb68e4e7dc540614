import { myImagesCopy } from '../../../content/my-images.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import type { ImageStorage } from './image-calls.ts'

const { storage: words } = myImagesCopy
const ways = ['file', 'base64'] as const

type StorageChoiceProps = {
  chosen: ImageStorage
  onChoose: (storage: ImageStorage) => void
  disabled: boolean
}

/** The choice of where the shop stores images. It is collapsed, because few visitors need it. */
export function StorageChoice({ chosen, onChoose, disabled }: StorageChoiceProps) {
  return (
    <details className="min-w-0">
      <summary className="min-h-11 cursor-pointer content-center text-sm">
        {words.title}: <span className="font-semibold">{words[chosen].label}</span>
      </summary>
      <fieldset disabled={disabled} className="mt-1 grid gap-2">
        <legend className="sr-only">{words.title}</legend>
        <p className="text-sm text-slate">{words.help}</p>
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
      </fieldset>
    </details>
  )
}
