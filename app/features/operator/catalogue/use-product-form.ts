import { useEffect, useState } from 'react'
import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { useOperatorChange } from '../frame/use-change.ts'
import {
  type FieldKey,
  hasUnsavedChanges,
  readProductEdit,
  type PictureFormValues,
  type ProductFormValues,
  toProductFormValues,
  rebaseProductFormValues,
} from './product-form-values.ts'

type Notes = Partial<Record<FieldKey, string>>
type State = {
  seen: OperatorProduct
  typed: ProductFormValues
  meanwhile: Notes
  errors: Notes
  saved: boolean
}

const fresh = (seen: OperatorProduct): State => ({
  seen,
  typed: toProductFormValues(seen),
  meanwhile: {},
  errors: {},
  saved: false,
})

export type ProductFormState = ReturnType<typeof useProductForm>

/**
 * Holds a product's typed values until they are saved. If a newer version of the product is loaded in the meantime, the typed values are
 * rebased onto it.
 */
export function useProductForm(
  product: OperatorProduct,
  { address, show }: { address: string; show: (product: OperatorProduct) => void },
) {
  const [state, setState] = useState<State>(() => fresh(product))
  const change = useOperatorChange()
  const current = state.seen === product ? state : uponNewest(state, product)
  if (current !== state) setState(current)
  const { seen, typed } = current
  const isDirty = hasUnsavedChanges(typed, seen)
  useUnsavedWarning(isDirty)
  const type = (next: ProductFormValues) => setState({ ...current, typed: next, errors: {}, saved: false })
  return {
    ...current,
    change,
    isDirty,
    setField: (key: FieldKey, value: string) => type({ ...typed, fields: { ...typed.fields, [key]: value } }),
    setImages: (images: readonly PictureFormValues[]) => type({ ...typed, images }),
    async save() {
      const read = readProductEdit(typed, seen)
      if (!read.ok) return setState({ ...current, errors: read.errors })
      const answer = await change.send<OperatorProduct>({ method: 'PUT', address, body: read.edit })
      if (!answer.ok) return undefined
      setState({ ...fresh(answer.value), saved: true })
      return show(answer.value)
    },
  }
}

function uponNewest(state: State, newest: OperatorProduct): State {
  return { ...state, seen: newest, ...rebaseProductFormValues(state.typed, state.seen, newest) }
}

/** Makes the browser ask for confirmation before the operator leaves a page with unsaved changes. */
function useUnsavedWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
