import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the browser hydrates the server's document; true once the page's code works. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
