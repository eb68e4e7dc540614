import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import {
  findArtworkRequest,
  offersDesigner,
  listTextFields,
} from '../../../../domain/personalization/requirement.ts'

type Needs = OperatorProduct['personalization']
type Field = Extract<Needs, { kind: 'words' }>['fields'][number]

/**
 * A text field's settings as typed in the form. `rest` contains the settings that the form doesn't show, so that they are saved unchanged.
 */
export type TextFieldFormValues = {
  key: number
  label: string
  maxLength: string
  maxLines: string
  example: string
  pattern: Field['pattern']
  required: boolean
  rest: Pick<Field, 'line' | 'otherwise'>
}

/** A product's personalization as typed. After the operator switches to another kind, the values of the previous kind are kept. */
export type PersonalizationFormValues = {
  kind: Needs['kind']
  fields: TextFieldFormValues[]
  artworkLabel: string
  artworkHint: string
  isArtworkRequired: boolean
  designer: boolean
}

export const createTextFieldFormValues = (key: number): TextFieldFormValues => ({
  key,
  label: '',
  maxLength: '24',
  maxLines: '1',
  example: '',
  pattern: 'words',
  required: true,
  rest: { otherwise: 'empty' },
})

export function toPersonalizationFormValues(needs: Needs): PersonalizationFormValues {
  const artwork = findArtworkRequest(needs)
  return {
    kind: needs.kind,
    fields: listTextFields(needs).map(({ maxLength, maxLines, line, otherwise, ...field }, key) => ({
      ...field,
      key,
      maxLength: String(maxLength),
      maxLines: String(maxLines),
      rest: line === undefined ? { otherwise } : { line, otherwise },
    })),
    artworkLabel: artwork?.label ?? '',
    artworkHint: artwork?.hint ?? '',
    isArtworkRequired: artwork?.required ?? true,
    designer: offersDesigner(needs),
  }
}

/** Parses a personalization that this form serialized with `JSON.stringify`. */
export const parsePersonalizationFormValues = (text: string): PersonalizationFormValues => JSON.parse(text)

/** Returns the personalization to save; null if a label is missing or duplicated, or a number is invalid. */
export function readPersonalizationForm(typed: PersonalizationFormValues): Needs | null {
  const { kind, designer } = typed
  if (kind === 'none') return { kind }
  const fields = typed.fields.map(readField).filter((field) => field !== null)
  const hasLabels = new Set(fields.map(({ label }) => label)).size === typed.fields.length
  const isFieldless = kind === 'artwork' || kind === 'own-design'
  if (!isFieldless && (fields.length === 0 || !hasLabels)) return null
  if (kind === 'words') return { kind, fields, designer }
  const label = typed.artworkLabel.trim()
  if (label === '') return null
  const artwork = { label, hint: typed.artworkHint.trim(), required: typed.isArtworkRequired }
  return isFieldless ? { kind, artwork, designer } : { kind, fields, artwork, designer }
}

function readField({ key: _key, rest, ...typed }: TextFieldFormValues): Field | null {
  const label = typed.label.trim()
  const [maxLength, maxLines] = [Number(typed.maxLength), Number(typed.maxLines)]
  const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most
  if (label === '' || !isWhole(maxLength, 1_000) || !isWhole(maxLines, 60)) return null
  return { ...typed, ...rest, label, maxLength, maxLines }
}
