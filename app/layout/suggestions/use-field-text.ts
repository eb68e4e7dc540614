import { type RefObject, useSyncExternalStore } from 'react'

/** Returns the current text of an uncontrolled field. */
export function useFieldText(field: RefObject<HTMLInputElement | null>): string {
  const watch = (onChange: () => void) => {
    const input = field.current
    input?.addEventListener('input', onChange)
    return () => input?.removeEventListener('input', onChange)
  }
  return useSyncExternalStore(watch, () => field.current?.value ?? '')
}
