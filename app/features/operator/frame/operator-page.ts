import type { ComponentType } from 'react'
import { matchPath } from 'react-router'

/** What the view of a page is given: the parts of its path that are written ":id", and the query. */
export type OperatorViewProps = { params: Readonly<Record<string, string>>; search: URLSearchParams }

export type OperatorPage = {
  /** The whole path, such as /operator/orders/:id. */
  path: string
  title: string
  /** Where it is in the menu: in sight, or below "More". */
  inMenu?: 'first' | 'more'
  /** Shows there how much waits. */
  hasBadge?: true
  /** Its code, fetched when the page is opened. */
  load: () => Promise<{ default: ComponentType<OperatorViewProps> }>
}

/** The page at a path with the parts of it; null for none. */
export function matchOperatorPage(pages: readonly OperatorPage[], pathname: string) {
  for (const page of pages) {
    const match = matchPath({ path: page.path, end: true }, pathname)
    if (match) return { page, params: textParams(match.params) }
  }
  return null
}

const textParams = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']))
