import { designGenerator } from '../../../content/design-generator.ts'
import { PageLink } from '../../browser/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ImageCredits, useImageModel } from './use-image-model.ts'

const words = designGenerator.imageModel

type ImageModelProps = {
  model: ReturnType<typeof useImageModel>
  /** Whether there is a wish to draw. */
  ready: boolean
  onDraw: () => void
}

/** The second way to a picture: another's image model, for credits. Not there where the shop has none. */
export function ImageModel({ model, ready, onDraw }: ImageModelProps) {
  const { credits, drawing, message, cancel } = model
  if (!credits) return null
  const enough = credits.balance >= credits.price
  return (
    <section
      aria-labelledby="image-model"
      className="mt-6 grid gap-x-12 gap-y-4 border-t border-line pt-5 lg:grid-cols-2"
    >
      <div>
        <h3 id="image-model" className="font-sans text-base font-bold">
          {words.title}
        </h3>
        <p className="mt-1 text-sm text-slate">{words.text}</p>
      </div>
      <div>
        {drawing ? (
          <Drawing onCancel={cancel} />
        ) : (
          <Button kind="outline" disabled={!ready || !enough} onClick={onDraw} className="w-full">
            <Icon name="spark" />
            {words.button} ({inCredits(credits.price)})
          </Button>
        )}
        <Balance credits={credits} enough={enough} />
        {message !== null && (
          <p role="alert" className="mt-2 border-l-4 border-maple bg-mist px-3 py-2 text-sm font-semibold">
            {message}
          </p>
        )}
      </div>
    </section>
  )
}

const inCredits = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`)

/** Nobody can tell how far an image model has got. */
function Drawing({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="flex items-center gap-4">
      <output className="min-w-0 flex-1 text-sm font-semibold">
        {words.busy}
        <progress aria-label={words.progress} className="mt-2 block h-1.5 w-full accent-gorge" />
      </output>
      <Button kind="outline" size="small" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}

function Balance({ credits, enough }: { credits: NonNullable<ImageCredits>; enough: boolean }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-slate tabular-nums">
      <span>
        You have {inCredits(credits.balance)}. {!enough && `A picture takes ${inCredits(credits.price)}.`}
      </span>
      <PageLink to={designGenerator.hero.credits.url} className="text-link py-1.5">
        {designGenerator.hero.credits.label}
      </PageLink>
    </p>
  )
}
