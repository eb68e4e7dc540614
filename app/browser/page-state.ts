// @chunk every-page
import type { Loaded } from './resource.ts'

/** Id of the element in which the server hands over the resources it has loaded, by address. */
const PAGE_STATE_ID = 'page-state'

export function readPageState(): Record<string, Loaded<unknown>> {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent
  return text ? JSON.parse(text) : {}
}
