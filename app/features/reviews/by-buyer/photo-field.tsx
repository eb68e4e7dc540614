import { useId } from 'react'
import { reviewPageWords } from '../../../../content/reviews.ts'

/** One photo to add, or the one there is to take away. */
export function PhotoField({ hasPhoto, error }: { hasPhoto: boolean; error: string | undefined }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {reviewPageWords.photo}
        <span className="font-normal text-slate"> (optional)</span>
      </label>
      <input
        id={id}
        type="file"
        name="photo"
        accept="image/png,image/jpeg,image/webp"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className="min-h-12 w-full rounded-sm border border-line-strong bg-paper p-2 text-base file:mr-3 file:min-h-8 file:rounded-sm file:border file:border-river file:bg-mist file:px-3 file:font-semibold"
      />
      <p id={`${id}-note`} className={`mt-1 text-sm ${error ? 'font-semibold text-maple' : 'text-slate'}`}>
        {error ?? reviewPageWords.photoHint}
      </p>
      {hasPhoto && (
        <div className="mt-2 text-sm">
          <p>{reviewPageWords.hasPhoto}</p>
          <label className="flex min-h-8 items-center gap-2.5">
            <input type="checkbox" name="removePhoto" value="yes" className="size-5" />
            {reviewPageWords.removePhoto}
          </label>
        </div>
      )}
    </div>
  )
}
