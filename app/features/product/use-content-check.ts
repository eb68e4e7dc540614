import { useState } from 'react'
import { personalization } from '../../../content/personalization.ts'
import type { Product } from '../../../contract/product.ts'
import { findFieldFault } from '../../../domain/personalization/field-faults.ts'
import { normaliseWords } from '../../../domain/personalization/normalise-words.ts'
import { wordsFields } from '../../../domain/personalization/requirement.ts'
import { fieldName } from '../../../domain/personalization/words-form.ts'

/** What is wrong with what was written, by the field's label. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Checks what a buyer writes as the server does: a field when it is left, all of them before they go into the cart. */
export function useContentCheck(needs: Product['personalization']) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const fields = wordsFields(needs)
  const errorOf = (label: string, typed: string): string | undefined => {
    const field = fields.find((one) => one.label === label)
    const fault = field && findFieldFault(field, normaliseWords(typed, field))
    return field && fault ? personalization.fault(fault, field) : undefined
  }
  return {
    errors,
    /** An empty field that was only passed through is not wrong yet. */
    checkOnLeave: (label: string, typed: string) =>
      setErrors({ ...errors, [label]: typed.trim() === '' ? undefined : errorOf(label, typed) }),
    /** Whether the form can be sent; else the first field that can't has the focus. */
    checkForm: (form: HTMLFormElement): boolean => {
      const data = new FormData(form)
      const found = fields.map(({ label }) => {
        const typed = data.get(fieldName(label))
        return [label, errorOf(label, typeof typed === 'string' ? typed : '')] as const
      })
      setErrors(Object.fromEntries(found))
      const first = found.find(([, error]) => error !== undefined)
      if (!first) return true
      const control = form.elements.namedItem(fieldName(first[0]))
      if (control instanceof HTMLElement) control.focus()
      return false
    },
  }
}
