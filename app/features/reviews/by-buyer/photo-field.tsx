import { reviewPageCopy } from '../../../../content/reviews.ts'
import { FileField } from '../../../ui/file-field.tsx'

/** The field that adds one photo to a review, or removes the existing photo. */
export function PhotoField({ hasPhoto, error }: { hasPhoto: boolean; error: string | undefined }) {
  return (
    <div>
      <FileField
        label={reviewPageCopy.photo}
        hint={reviewPageCopy.photoHint}
        error={error}
        isOptional
        name="photo"
        accept="image/png,image/jpeg,image/webp"
      />
      {hasPhoto && (
        <div className="mt-2 text-sm">
          <p>{reviewPageCopy.hasPhoto}</p>
          <label className="flex min-h-8 items-center gap-2.5">
            <input type="checkbox" name="removePhoto" value="yes" className="size-5" />
            {reviewPageCopy.removePhoto}
          </label>
        </div>
      )}
    </div>
  )
}
