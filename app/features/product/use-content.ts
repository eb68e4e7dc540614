import { useState } from 'react'
import { personalization } from '../../../content/personalization.ts'
import type { Product } from '../../../contract/product.ts'
import type { CartAttribute } from '../../../domain/cart/limits.ts'
import { withMadeContent } from '../../../domain/personalization/check-content.ts'
import { findFieldFault } from '../../../domain/personalization/field-faults.ts'
import { contentAttributes, ARTWORK_FIELD } from '../../../domain/personalization/content-form.ts'
import { normaliseWords } from '../../../domain/personalization/normalise-words.ts'
import { artworkRequest, wordsFields } from '../../../domain/personalization/requirement.ts'
import { fieldName } from '../../../domain/personalization/words-form.ts'
import type { ArtworkItem } from '../../ui/artwork/artwork-item.ts'
import { ARTWORK_BUTTON } from './artwork-request.tsx'

type Needs = Product['personalization']
/** What is wrong with what was given, by the label that asks for it. */
type Errors = Readonly<Record<string, string | undefined>>

export type ContentState = ReturnType<typeof useContent>

/** What a buyer gives for a product, checked as the server does: a field when it is left, all of it before it goes into the cart. */
export function useContent(needs: Needs) {
  const [errors, setErrors] = useState<Errors>({})
  const [artwork, setArtwork] = useState<ArtworkItem | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const request = artworkRequest(needs)
  return {
    errors,
    artwork,
    isLeft,
    /** An empty field that was only passed through is not wrong yet. */
    checkOnLeave: (label: string, typed: string) =>
      setErrors({
        ...errors,
        [label]: typed.trim() === '' ? undefined : fieldError(needs, label, typed, isLeft),
      }),
    chooseArtwork: (item: ArtworkItem | null) => {
      setArtwork(item)
      if (request) setErrors({ ...errors, [request.label]: undefined })
    },
    leave: (wanted: boolean) => {
      setIsLeft(wanted)
      setErrors({})
    },
    /** The attributes of the line; null where something is missing or can't be made, and the first of that has the focus. */
    read: (form: HTMLFormElement): CartAttribute[] | null => {
      const data = new FormData(form)
      const found: [label: string, error: string | undefined, control: Element | RadioNodeList | null][] =
        wordsFields(needs).map(({ label }) => {
          const typed = data.get(fieldName(label))
          const error = fieldError(needs, label, typeof typed === 'string' ? typed : '', isLeft)
          return [label, error, form.elements.namedItem(fieldName(label))]
        })
      if (request) {
        const error = artwork === null && request.required && !isLeft ? missing(needs) : undefined
        found.push([request.label, error, document.getElementById(ARTWORK_BUTTON)])
      }
      setErrors(Object.fromEntries(found.map(([label, error]) => [label, error])))
      const wrong = found.find(([, error]) => error !== undefined)
      if (wrong?.[2] instanceof HTMLElement) wrong[2].focus()
      if (wrong) return null
      if (artwork) data.set(ARTWORK_FIELD, artwork.ref)
      // As the server keeps them, so that the line is the same one when it answers.
      return withMadeContent(needs, contentAttributes(data.entries()), () => artwork?.name ?? null)
    },
  }
}

const missing = (needs: Needs): string =>
  needs.kind === 'own-design' ? personalization.artwork.designMissing : personalization.artwork.missing

function fieldError(needs: Needs, label: string, typed: string, isLeft: boolean): string | undefined {
  const field = wordsFields(needs).find((one) => one.label === label)
  if (!field) return undefined
  const asked = isLeft ? { ...field, required: false } : field
  const fault = findFieldFault(asked, normaliseWords(typed, field))
  return fault ? personalization.fault(fault, field) : undefined
}
