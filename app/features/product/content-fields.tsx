import { personalizationCopy } from '../../../content/personalization.ts'
import type { Product } from '../../../contract/product.ts'
import { DESIGNER_FIELD } from '../../../domain/personalization/content-form.ts'
import {
  findArtworkRequest,
  offersDesigner,
  listTextFields,
} from '../../../domain/personalization/requirement.ts'
import { productWaitsForProof } from '../../../domain/personalization/waits-for-proof.ts'
import { getFormFieldName } from '../../../domain/personalization/text-form.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CustomTextField } from '../../ui/custom-text-field.tsx'
import { ArtworkRequest } from './artwork-request.tsx'
import type { LineContentState } from './use-line-content.ts'

type ContentFieldsProps = {
  needs: Product['personalization']
  content: LineContentState
  /** Whether the product is shipped. Only shipped products have a proof; services and files have none. */
  isShipped: boolean
}

/** A product's fields for the buyer: text, artwork, or a request for a designer. The cart validates them again. */
export function ContentFields({ needs, content, isShipped }: ContentFieldsProps) {
  const { errors, artwork, isLeft, checkWhileTyping, checkOnLeave, chooseArtwork, leave } = content
  return (
    <>
      {listTextFields(needs).map((field) => (
        <CustomTextField
          key={field.label}
          label={field.label}
          name={getFormFieldName(field.label)}
          hint={personalizationCopy.hint(field)}
          // The text field isn't required if the buyer may leave the text to a designer. On a page without scripts, the browser doesn't
          // submit a form in which a required field is empty.
          required={field.required && !offersDesigner(needs)}
          isOptional={!field.required}
          maxLines={field.maxLines}
          error={errors[field.label]}
          onType={(value) => checkWhileTyping(field.label, value)}
          onBlur={(value) => checkOnLeave(field.label, value)}
          className="w-full"
        />
      ))}
      <ArtworkRequest
        needs={needs}
        artwork={artwork}
        error={errors[findArtworkRequest(needs)?.label ?? '']}
        onChoose={chooseArtwork}
      />
      {offersDesigner(needs) && (
        <CheckField
          title={personalizationCopy.designer.label}
          hint={personalizationCopy.designer.hint}
          name={DESIGNER_FIELD}
          value="yes"
          checked={isLeft}
          onCheck={leave}
          className="w-full"
        />
      )}
      {isShipped && productWaitsForProof(needs, isLeft) && (
        <p className="flex w-full gap-2 text-sm">
          <Icon name="check" className="mt-0.5 size-4 text-gorge" />
          {personalizationCopy.proof.product}
        </p>
      )}
    </>
  )
}
