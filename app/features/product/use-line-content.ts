import { useRef, useState } from 'react'
import { personalizationCopy } from '../../../content/personalization.ts'
import type { Product } from '../../../contract/product.ts'
import type { CartAttribute } from '../../../domain/cart/limits.ts'
import { normaliseContent } from '../../../domain/personalization/check-content.ts'
import { findFieldFault, isFaultWhileTyping } from '../../../domain/personalization/field-faults.ts'
import { readContentAttributes, ARTWORK_FIELD } from '../../../domain/personalization/content-form.ts'
import { normaliseText } from '../../../domain/personalization/normalise-text.ts'
import { findArtworkRequest, listTextFields } from '../../../domain/personalization/requirement.ts'
import { getFormFieldName } from '../../../domain/personalization/text-form.ts'
import type { ArtworkItem } from '../../ui/artwork/artwork-item.ts'
import { ARTWORK_BUTTON_ID } from './artwork-request.tsx'

type Needs = Product['personalization']
/** Milliseconds after typing before a field is checked, so that its message doesn't interrupt. */
const DEBOUNCE_MS = 400
/** Error messages, by the label of the field. */
type Errors = Readonly<Record<string, string | undefined>>

export type LineContentState = ReturnType<typeof useLineContent>

/**
 * Holds the content that the buyer enters for a product, and validates it by the server's rules. A field is checked while the buyer types
 * and when it loses the focus. All fields are checked before the product is added to the cart.
 */
export function useLineContent(needs: Needs) {
  const [errors, setErrors] = useState<Errors>({})
  const [artwork, setArtwork] = useState<ArtworkItem | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = findArtworkRequest(needs)
  return {
    errors,
    artwork,
    isLeft,
    /** Reports text that can't be cut while the buyer is still typing, and removes the message when the text is fixed. */
    checkWhileTyping: (label: string, typed: string) => {
      clearTimeout(pause.current)
      pause.current = setTimeout(
        () => setErrors((before) => ({ ...before, [label]: errorWhileTyping(needs, label, typed) })),
        DEBOUNCE_MS,
      )
    },
    /** Checks a field when it loses the focus. An empty field isn't reported as an error. */
    checkOnLeave: (label: string, typed: string) => {
      clearTimeout(pause.current)
      setErrors({
        ...errors,
        [label]: typed.trim() === '' ? undefined : fieldError(needs, label, typed, isLeft),
      })
    },
    chooseArtwork: (item: ArtworkItem | null) => {
      setArtwork(item)
      if (request) setErrors({ ...errors, [request.label]: undefined })
    },
    leave: (wanted: boolean) => {
      setIsLeft(wanted)
      setErrors({})
    },
    /**
     * Returns the cart line's attributes. If text or artwork is missing or can't be used, returns null and focuses the first field with an
     * error.
     */
    read: (form: HTMLFormElement): CartAttribute[] | null => {
      clearTimeout(pause.current)
      const data = new FormData(form)
      const found: [label: string, error: string | undefined, control: Element | RadioNodeList | null][] =
        listTextFields(needs).map(({ label }) => {
          const typed = data.get(getFormFieldName(label))
          const error = fieldError(needs, label, typeof typed === 'string' ? typed : '', isLeft)
          return [label, error, form.elements.namedItem(getFormFieldName(label))]
        })
      if (request) {
        const error = artwork === null && request.required && !isLeft ? missing(needs) : undefined
        found.push([request.label, error, document.getElementById(ARTWORK_BUTTON_ID)])
      }
      const wrong = found.find(([, error]) => error !== undefined)
      // Without errors before and now, the state stays the same object, so that adding to the cart doesn't render the whole product again.
      if (wrong || Object.values(errors).some((error) => error !== undefined))
        setErrors(Object.fromEntries(found.map(([label, error]) => [label, error])))
      if (wrong?.[2] instanceof HTMLElement) wrong[2].focus()
      if (wrong) return null
      if (artwork) data.set(ARTWORK_FIELD, artwork.ref)
      // The content is normalized as on the server, so that it matches an identical line in the cart.
      return normaliseContent(needs, readContentAttributes(data.entries()), () => artwork?.name ?? null)
    },
  }
}

const missing = (needs: Needs): string =>
  needs.kind === 'own-design'
    ? personalizationCopy.artwork.designMissing
    : personalizationCopy.artwork.missing

function errorWhileTyping(needs: Needs, label: string, typed: string): string | undefined {
  const field = listTextFields(needs).find((one) => one.label === label)
  const fault = field && findFieldFault(field, normaliseText(typed, field))
  return field && fault && isFaultWhileTyping(fault) ? personalizationCopy.fault(fault, field) : undefined
}

function fieldError(needs: Needs, label: string, typed: string, isLeft: boolean): string | undefined {
  const field = listTextFields(needs).find((one) => one.label === label)
  if (!field) return undefined
  const asked = isLeft ? { ...field, required: false } : field
  const fault = findFieldFault(asked, normaliseText(typed, field))
  return fault ? personalizationCopy.fault(fault, field) : undefined
}
