import { useId, useState } from 'react'
import { productPageCopy } from '../../../content/product-page.ts'
import { fitPrintSize, type PrintSize } from '../../../domain/catalogue/print-size.ts'
import { chooseSceneArea } from '../../ui/scenes/choose-scene-area.ts'
import { DecalInScene } from '../../ui/scenes/decal-in-scene.tsx'
import type { Scene, SceneName } from '../../ui/scenes/scenes.ts'
import { listFittingScenes } from './fitting-scenes.ts'
import type { NamedSize } from './piece-size.ts'
import { SceneRuler } from './scene-ruler.tsx'
import { SizeComparison } from './size-comparison.tsx'
import { useCutOut } from './use-cut-out.ts'

const words = productPageCopy.size

export type SizeScenesProps = {
  title: string
  src: string | null
  size: PrintSize
  /** All of the product's sizes. Several sizes are shown together for comparison. */
  sizes: readonly NamedSize[]
  /** The product's tags and type, which indicate its use. */
  words: readonly string[]
}

/** Shows the piece on familiar objects. Until its picture loads, the piece is a square, so that the page doesn't shift. */
export function SizeScenes({ title, src, size, sizes, words: tags }: SizeScenesProps) {
  const [wanted, setWanted] = useState<SceneName | null>(null)
  const cut = useCutOut(src)
  const known = cut === 'failed' ? null : cut
  const { widthMm, heightMm } = fitPrintSize(size, known?.aspect ?? 1)
  const fitting = listFittingScenes({ widthMm, heightMm, words: tags })
  const scene = fitting.find(({ id }) => id === wanted) ?? fitting[0]
  const comparison = sizes.length > 1 && (
    <SizeComparison sizes={sizes} chosen={size} aspect={known?.aspect ?? 1} />
  )
  if (!scene) return comparison
  const part = chooseSceneArea(scene, widthMm, heightMm)
  return (
    <div className="grid items-center gap-x-10 gap-y-8 lg:grid-cols-3">
      <div className={sizes.length > 1 ? 'lg:col-span-2' : 'max-w-3xl lg:col-span-3'}>
        {fitting.length > 1 && <SceneChoice scenes={fitting} chosen={scene.id} onChoose={setWanted} />}
        <div aria-busy={cut === null} className="relative mt-3 aspect-4/3 overflow-hidden bg-mist-2">
          {known && (
            <DecalInScene
              scene={scene}
              part={part}
              picture={known.href}
              title={title}
              widthMm={widthMm}
              heightMm={heightMm}
            />
          )}
          {cut === 'failed' && <p className="p-4">{words.failed}</p>}
        </div>
        <SceneRuler widthMm={part.width} />
        <p className="mt-2 text-sm text-slate">
          {scene.caption},{part.width < scene.view.width && ` ${words.close}`} {words.toScale}{' '}
          {known?.alone === false && words.wholePhoto}
        </p>
      </div>
      {comparison}
    </div>
  )
}

type SceneChoiceProps = {
  scenes: readonly Scene[]
  chosen: SceneName
  onChoose: (scene: SceneName) => void
}

function SceneChoice({ scenes, chosen, onChoose }: SceneChoiceProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.views}</legend>
      <div className="flex flex-wrap gap-1.5">
        {scenes.map(({ id, title }) => (
          <label
            key={id}
            className="relative flex min-h-10 items-center rounded-sm bg-mist-2 px-3.5 text-sm font-semibold hover:bg-line has-checked:bg-river has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gorge has-focus-visible:outline-solid"
          >
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
