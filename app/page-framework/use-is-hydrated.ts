import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns false on the server and while the browser hydrates the document, and true once the page's code works. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
