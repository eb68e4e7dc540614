import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ImageCredits, useImageModel } from './use-image-model.ts'
import type { PromptAndStyle } from './prompt-form.tsx'
import { TaskProgress } from '../task-progress.tsx'

const words = designGeneratorCopy.imageModel

type ImageModelProps = {
  model: ReturnType<typeof useImageModel>
  input: PromptAndStyle
  widthMm: number
  onDraw: () => void
}

/** Draws the picture with a third party's image model, for credits. Hidden if the shop has no image model. */
export function ImageModelOffer({ model, input, widthMm, onDraw }: ImageModelProps) {
  const { credits, drawing, message, cancel } = model
  const isPaid = model.isPaidFor(input, widthMm)
  if (!credits) return null
  const enough = credits.balance >= credits.price
  return (
    <section
      aria-labelledby="image-model"
      className="mt-6 grid gap-x-12 gap-y-4 border-t border-line pt-5 lg:grid-cols-2"
    >
      <div>
        {/* The title isn't a heading element. If it were one, the headings of the result would become its subheadings. It only names the
        section. */}
        <p id="image-model" className="font-sans text-base font-bold">
          {words.title}
        </p>
        <p className="mt-1 text-sm text-slate">{words.text}</p>
      </div>
      <div>
        {drawing ? (
          // The task's progress is unknown, because image models don't report it.
          <TaskProgress label={words.progress} cancel={words.stopWaiting} onCancel={cancel}>
            {words.busy}
          </TaskProgress>
        ) : (
          <Button
            kind="outline"
            disabled={input.prompt.trim() === '' || !(enough || isPaid)}
            onClick={onDraw}
            className="w-full max-sm:px-2 max-sm:text-[15px]"
          >
            <Icon name="spark" className="size-5 max-sm:hidden" />
            <span className="leading-tight text-balance">
              {isPaid ? words.show : `${words.button} (${formatCredits(credits.price)})`}
            </span>
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

const formatCredits = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`)

function Balance({ credits, enough }: { credits: NonNullable<ImageCredits>; enough: boolean }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-slate tabular-nums">
      <span>
        You have {formatCredits(credits.balance)}.{' '}
        {!enough && `A picture takes ${formatCredits(credits.price)}.`}
      </span>
      <PageLink to={designGeneratorCopy.hero.credits.url} className="text-link py-1.5">
        {designGeneratorCopy.hero.credits.label}
      </PageLink>
    </p>
  )
}
