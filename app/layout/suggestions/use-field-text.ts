import { type RefObject, useSyncExternalStore } from 'react'

/** What stands in a field that React leaves to the browser. */
export function useFieldText(field: RefObject<HTMLInputElement | null>): string {
  const watch = (onChange: () => void) => {
    const input = field.current
    input?.addEventListener('input', onChange)
    return () => input?.removeEventListener('input', onChange)
  }
  return useSyncExternalStore(watch, () => field.current?.value ?? '')
}
