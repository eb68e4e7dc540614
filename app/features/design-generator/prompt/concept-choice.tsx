import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { DesignsState } from './use-designs.ts'
import { useConceptStrip } from './use-concept-strip.ts'

const words = designGeneratorCopy.concepts
// On a phone, one concept is almost as wide as the screen, and the next one is partly visible. From tablets up, the concepts are side by
// side.
const stripClass =
  'max-md:scroll-strip max-md:-mx-4 max-md:scroll-px-4 max-md:gap-3 max-md:px-4 max-md:py-2 max-md:motion-safe:scroll-smooth md:grid md:grid-cols-3 md:gap-6'
// Toasts are shown below the header, because at the bottom of the screen they would cover the concepts' names or the price.
const messagesAbove =
  '[body:has(&):not(:has(dialog:modal))_.toast-region]:top-18 lg:[body:has(&):not(:has(dialog:modal))_.toast-region]:top-29 [body:has(&):not(:has(dialog:modal))_.toast-region]:bottom-auto!'
const cardClass = 'rounded-md bg-paper p-3 shadow-contact max-md:w-[calc(100%-1.5rem)] max-md:only:w-full'

/** The concepts side by side, to choose from. On a phone, swiping chooses the visible concept. */
export function ConceptChoice({ designs, onMore }: { designs: DesignsState; onMore: () => void }) {
  const { concepts, choose } = designs
  const { list, chosen } = concepts
  const { strip, onScroll } = useConceptStrip(chosen, choose)
  return (
    <fieldset className={`mt-2 min-w-0 ${messagesAbove}`}>
      <legend className="text-slate md:text-lg">{list.length > 1 ? words.choose : ''}</legend>
      <div ref={strip} onScroll={onScroll} className={`mt-3 md:mt-5 ${stripClass}`}>
        {list.map(({ versions, at }, index) => {
          const design = versions[at]
          if (!design) return null
          return (
            <label
              key={versions[0]?.id}
              className={`relative block has-checked:cut-line has-focus-visible:outline-3 has-focus-visible:outline-gorge has-focus-visible:outline-solid ${cardClass}`}
            >
              {/* The scroll margin brings the whole card into view when a key moves the focus to it. */}
              <input
                type="radio"
                name="concept"
                checked={chosen === index}
                onChange={() => choose(index)}
                aria-describedby={`concept-${index}`}
                className="absolute top-5 left-5 size-6 cursor-pointer max-md:scroll-mb-[calc(100vw+1rem)] md:top-6 md:left-6"
              />
              <img
                src={design.links.png}
                alt=""
                width="640"
                height="640"
                className="aspect-square w-full rounded-sm bg-mist-2 object-contain"
              />
              <span className="mt-3 line-clamp-2 px-1 text-lg leading-tight font-semibold">
                {design.concept}
              </span>
              <span id={`concept-${index}`} className="mt-1 block px-1 pb-1 text-sm text-slate">
                {design.description}
              </span>
            </label>
          )
        })}
      </div>
      {list.length > 1 && <Turning chosen={chosen} count={list.length} onChoose={choose} />}
      <Button kind="outline" onClick={onMore} disabled={designs.doing !== null} className="mt-5">
        {words.more}
      </Button>
    </fieldset>
  )
}

type TurningProps = { chosen: number; count: number; onChoose: (index: number) => void }

/** "Previous" and "next" buttons for tapping instead of swiping. Keyboards and screen readers use the radio buttons. */
function Turning({ chosen, count, onChoose }: TurningProps) {
  return (
    <div className="mt-2 flex items-center justify-between md:hidden">
      <TurnButton label={words.previous} turned="rotate-180" to={chosen - 1} {...{ count, onChoose }} />
      <p className="flex items-center gap-3 text-sm font-semibold tabular-nums">
        <span aria-hidden="true" className="flex gap-2">
          {Array.from({ length: count }, (_, index) => (
            <span
              key={index}
              className={`size-2.5 rounded-full ${index === chosen ? 'bg-river' : 'bg-line-strong'}`}
            />
          ))}
        </span>
        {words.place(chosen + 1, count)}
      </p>
      <TurnButton label={words.next} turned="" to={chosen + 1} {...{ count, onChoose }} />
    </div>
  )
}

type TurnButtonProps = Pick<TurningProps, 'count' | 'onChoose'> & {
  label: string
  turned: string
  to: number
}

function TurnButton({ label, turned, to, count, onChoose }: TurnButtonProps) {
  const isEnd = to < 0 || to >= count
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onChoose(to)}
      className="grid size-12 place-items-center rounded-sm border border-line-strong bg-paper hover:border-river aria-disabled:opacity-40"
    >
      <Icon name="arrow" className={`size-5 ${turned}`} />
    </button>
  )
}

/** A placeholder with the size of the card that replaces it. */
export function ConceptSkeleton() {
  return (
    <div aria-hidden="true" className={`mt-12 max-md:overflow-hidden! ${stripClass}`}>
      {[1, 2, 3].map((place) => (
        <div key={place} className={cardClass}>
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-2 mb-2 h-4 w-full" />
        </div>
      ))}
    </div>
  )
}
