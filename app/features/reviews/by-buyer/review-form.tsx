import { reviewPageCopy } from '../../../../content/reviews.ts'
import type { ReviewedProduct } from '../../../../contract/reviews-page.ts'
import { REVIEW_LIMITS } from '../../../../domain/reviews/review-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { FaultSummary } from '../../../ui/fault-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PhotoField } from './photo-field.tsx'
import { StarChoice } from './star-choice.tsx'

/** The form for a review of one product. It is a plain form, sent together with its photo. */
export function ReviewForm({ product, token }: { product: ReviewedProduct; token: string }) {
  const { handle, state, fields, errors, hasPhoto } = product
  const hasErrors = Object.keys(errors).length > 0
  return (
    <form
      method="post"
      action={`/orders/${token}/reviews#notice`}
      encType="multipart/form-data"
      noValidate
      className="mt-5 grid gap-5"
    >
      {hasErrors && (
        <FaultSummary
          title={errors.form ?? "We haven't sent your review yet. Please check the marked fields below."}
        />
      )}
      <input type="hidden" name="product" value={handle} />
      <StarChoice product={handle} chosen={fields.rating} error={errors.rating} />
      <Field
        label={reviewPageCopy.title}
        name="title"
        maxLength={REVIEW_LIMITS.title}
        defaultValue={fields.title}
        error={errors.title}
      />
      <TextArea
        label={reviewPageCopy.text}
        name="text"
        required
        rows={6}
        maxLength={REVIEW_LIMITS.body}
        defaultValue={fields.text}
        error={errors.text}
      />
      <Field
        label={reviewPageCopy.name}
        name="name"
        required
        autoComplete="nickname"
        maxLength={REVIEW_LIMITS.author}
        hint={reviewPageCopy.nameHint}
        defaultValue={fields.name}
        error={errors.name}
      />
      <PhotoField hasPhoto={hasPhoto} error={errors.photo} />
      <div>
        <Button type="submit" kind="surface" size="large">
          {state === null ? reviewPageCopy.send : reviewPageCopy.save}
        </Button>
      </div>
    </form>
  )
}
