import { useEffect } from 'react'
import { clearBrowser } from './clear-browser.ts'

/** Where it stands the browser forgets the visitor as well. */
export function ClearedBrowser() {
  useEffect(clearBrowser, [])
  return null
}
