import { personalizationCopy as words } from '../../content/personalization.ts'
import type { LineContentForm } from '../../contract/line-content.ts'
import type { CartAttribute } from '../../domain/cart/limits.ts'
import { getFieldText } from '../../domain/personalization/check-text.ts'
import { findFieldFault } from '../../domain/personalization/field-faults.ts'
import {
  parseLineArtwork,
  wantsDesigner,
  formatArtworkReference,
} from '../../domain/personalization/line-artwork.ts'
import type { Personalization } from '../../domain/personalization/personalization.ts'
import {
  findArtworkRequest,
  offersDesigner,
  listTextFields,
} from '../../domain/personalization/requirement.ts'
import { getFormFieldName } from '../../domain/personalization/text-form.ts'
import type { Database } from '../db/database.ts'
import { listOwnDesigns, listOwnImages } from '../designs/index.ts'

type LineContentRequest = {
  needs: Personalization
  attributes: readonly CartAttribute[]
  visitorHash: string | null
  /** Whether to show the fields' errors. They are shown after the form was submitted, or if the checkout found errors. */
  isChecked: boolean
}

/** Returns the form fields for a line's text and artwork, with the typed values and their errors. */
export async function readContentFields(
  db: Database,
  asked: LineContentRequest,
): Promise<Pick<LineContentForm, 'fields' | 'artwork' | 'designer'>> {
  const { needs, attributes, isChecked } = asked
  const isLeft = offersDesigner(needs) && wantsDesigner(attributes)
  return {
    fields: listTextFields(needs).map((field) => {
      const value = getFieldText(field, attributes)
      const required = field.required && !isLeft
      const fault = isChecked ? findFieldFault({ ...field, required }, value) : null
      return {
        label: field.label,
        name: getFormFieldName(field.label),
        value,
        hint: words.hint(field),
        // If the buyer may leave the design to the shop's designer, empty fields are allowed. A `required` field would make the browser
        // refuse to submit the form.
        required: field.required && !offersDesigner(needs),
        maxLines: field.maxLines,
        error: fault && words.fault(fault, field),
      }
    }),
    artwork: await artworkField(db, asked, isLeft),
    designer: offersDesigner(needs) ? isLeft : null,
  }
}

const MAX_CHOICES = 24

async function artworkField(
  db: Database,
  { needs, attributes, visitorHash, isChecked }: LineContentRequest,
  isLeft: boolean,
): Promise<LineContentForm['artwork']> {
  const request = findArtworkRequest(needs)
  if (!request) return null
  const onlyDesigns = needs.kind === 'own-design'
  const chosen = parseLineArtwork(attributes)
  const value = chosen && formatArtworkReference(chosen)
  const choices = visitorHash === null ? [] : await listChoices(db, { visitorHash, onlyDesigns })
  const isThere = choices.some((choice) => choice.value === value)
  const isMissing = request.required && !isLeft && !isThere
  return {
    ...request,
    onlyDesigns,
    error: isChecked && isMissing ? words.artwork.missing : null,
    choices: choices.map((choice) => ({ ...choice, isChosen: choice.value === value })),
  }
}

async function listChoices(
  db: Database,
  { visitorHash, onlyDesigns }: { visitorHash: string; onlyDesigns: boolean },
) {
  const images = onlyDesigns ? [] : await listOwnImages(db, visitorHash)
  const designs = await listOwnDesigns(db, { visitorHash, onlySaved: true })
  return [
    ...images.slice(0, MAX_CHOICES).map(({ id, originalName, hasPreview }) => ({
      value: formatArtworkReference({ kind: 'image', id }),
      name: originalName,
      previewSrc: hasPreview ? `/api/images/${id}` : null,
    })),
    ...designs.slice(0, MAX_CHOICES).map(({ id, title }) => ({
      value: formatArtworkReference({ kind: 'design', id }),
      name: title,
      previewSrc: `/api/designs/${id}.svg`,
    })),
  ]
}
