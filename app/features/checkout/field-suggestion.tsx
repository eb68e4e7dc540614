import type { MouseEvent } from 'react'
import type { CheckoutForm, FieldSuggestion as Meant } from '../../../contract/checkout-page.ts'

/** A suggested correction for a field ("Did you mean …?") that is applied with one tap. Without scripts, the server applies it. */
export function FieldSuggestion({ form, field }: { form: CheckoutForm; field: Meant['field'] }) {
  const meant = form.suggestions.find((suggestion) => suggestion.field === field)
  return (
    <p aria-live="polite" className="mt-1 text-sm empty:hidden">
      {meant && (
        <>
          {meant.text}{' '}
          <button
            type="submit"
            name="suggestion"
            value={`${field}:${meant.value}`}
            onClick={(event) => take(event, meant)}
            className="text-link min-h-11 font-semibold break-all"
          >
            {meant.label}
          </button>
          {field === 'email' && '?'}
        </>
      )}
    </p>
  )
}

function take(event: MouseEvent<HTMLButtonElement>, { field, value }: Meant): void {
  const control = event.currentTarget.form?.elements.namedItem(field)
  if (!(control instanceof HTMLInputElement) && !(control instanceof HTMLSelectElement)) return
  event.preventDefault()
  control.value = value
  control.focus()
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
