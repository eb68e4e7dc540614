import { reviewPageCopy } from '../../../../content/reviews.ts'
import { Stars } from '../../../ui/rating.tsx'

const { legend, names } = reviewPageCopy.stars

type StarChoiceProps = { product: string; chosen: string; error: string | undefined }

/** One to five stars as radio buttons, best first. Each is also labelled in words. */
export function StarChoice({ product, chosen, error }: StarChoiceProps) {
  const noteId = `stars-${product}-note`
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-1">
        {names
          .map((name, index) => ({ name, stars: index + 1 }))
          .toReversed()
          .map(({ name, stars }) => (
            <label
              key={stars}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm border border-line px-3 hover:border-river has-checked:border-gorge has-checked:bg-mist"
            >
              <input
                type="radio"
                name="rating"
                value={stars}
                required
                defaultChecked={chosen === String(stars)}
                className="size-5 accent-gorge"
              />
              <Stars average={stars} />
              <span className="text-sm">{name}</span>
            </label>
          ))}
      </div>
      {error && (
        <p id={noteId} className="mt-1 text-sm font-semibold text-maple">
          {error}
        </p>
      )}
    </fieldset>
  )
}
