import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Designs } from './use-designs.ts'

/** The concepts side by side, to choose one. */
export function ConceptChoice({ designs, onMore }: { designs: Designs; onMore: () => void }) {
  const { concepts, choose } = designs
  return (
    <fieldset className="mt-2">
      <legend className="text-slate md:text-lg">
        {concepts.list.length > 1 ? 'Choose one. You can still change everything about it.' : ''}
      </legend>
      <div className="mt-5 grid grid-cols-3 gap-2.5 md:gap-6">
        {concepts.list.map(({ versions, at }, index) => {
          const design = versions[at]
          if (!design) return null
          return (
            <label
              key={versions[0]?.id}
              className="relative block rounded-md bg-paper p-1.5 shadow-contact has-checked:cut-line has-focus-visible:outline-3 has-focus-visible:outline-gorge has-focus-visible:outline-solid md:p-3"
            >
              <input
                type="radio"
                name="concept"
                checked={concepts.chosen === index}
                onChange={() => choose(index)}
                aria-describedby={`concept-${index}`}
                className="absolute top-1 left-1 size-5 cursor-pointer md:top-6 md:left-6 md:size-6"
              />
              <img
                src={design.links.png}
                alt=""
                width="640"
                height="640"
                className="aspect-square w-full rounded-sm bg-mist-2 object-contain"
              />
              <span className="mt-2 line-clamp-2 px-0.5 text-xs leading-tight font-semibold md:mt-3 md:px-1 md:text-lg">
                {design.concept}
              </span>
              <span
                id={`concept-${index}`}
                className="mt-1 block px-1 pb-1 text-sm text-slate max-md:sr-only"
              >
                {design.description}
              </span>
            </label>
          )
        })}
      </div>
      <Button kind="outline" onClick={onMore} disabled={designs.doing !== null} className="mt-5">
        Draw three more
      </Button>
    </fieldset>
  )
}

/** The size of what replaces it. */
export function ConceptSkeleton() {
  return (
    <div className="mt-12 grid grid-cols-3 gap-2.5 md:gap-6">
      {[1, 2, 3].map((place) => (
        <div key={place} className="rounded-md bg-paper p-1.5 shadow-contact md:p-3">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-2 mb-2 h-4 w-full max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
