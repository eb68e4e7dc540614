import type { ComponentType } from 'react'
import { matchPath } from 'react-router'

/** The props of a page: the path's parameters, such as ":id", and the query. */
export type OperatorViewProps = { params: Readonly<Record<string, string>>; search: URLSearchParams }

export type OperatorPage = {
  /** The path with its parameters, such as /operator/orders/:id. */
  path: string
  title: string
  /** The place of the page's menu entry: always visible, or below "More". Undefined for a page that isn't in the menu. */
  inMenu?: 'first' | 'more'
  /** The list to which the page belongs. It is linked above the page's heading. */
  back?: { href: string; title: string }
  /** Whether the page has its own heading, such as an order's number. */
  hasOwnHeading?: true
  /** Whether the menu entry shows the number of open tasks. */
  hasBadge?: true
  /** Loads the page's code when the page is opened. */
  load: () => Promise<{ default: ComponentType<OperatorViewProps> }>
}

/** Returns the page at a path, with the path's parameters; null if there is none. */
export function matchOperatorPage(pages: readonly OperatorPage[], pathname: string) {
  for (const page of pages) {
    const match = matchPath({ path: page.path, end: true }, pathname)
    if (match) return { page, params: textParams(match.params) }
  }
  return null
}

const textParams = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']))
