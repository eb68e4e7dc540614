// @chunk every-page
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type LoadResource, matchRoute, openPage, type Route } from './open-page.ts'
import { forgetWrittenUrl, isUrlWrittenByPage } from './written-url.ts'
import type { OpenedPage } from './page-module.ts'
import { loadResource } from './resource-cache.ts'

/**
 * Milliseconds to wait for a page's resources. A page that loads within this time appears complete; a slower one first appears as a
 * skeleton.
 */
const SKELETON_DELAY_MS = 150

const loadBriefly: LoadResource = (resource, isEssential) =>
  Promise.race([
    loadResource(resource),
    ...(isEssential
      ? []
      : [
          new Promise<{ state: 'loading' }>((resolve) => {
            setTimeout(() => resolve({ state: 'loading' }), SKELETON_DELAY_MS)
          }),
        ]),
  ])

const isWhole = (page: OpenedPage): boolean =>
  Object.values(page.props.resources).every((loaded) => loaded.state !== 'loading')

/** Returns the page to show. The previous page stays visible until the next one is ready. */
export function useCurrentPage(routes: readonly Route[], initialPage: OpenedPage): OpenedPage {
  const location = useLocation()
  const address = location.pathname + location.search
  const [page, setPage] = useState(initialPage)
  const wanted = useRef(initialPage.address)

  useEffect(() => {
    if (wanted.current === address) return
    wanted.current = address
    // The visible page changed the URL itself, so no page has to be opened.
    if (isUrlWrittenByPage(address)) return
    forgetWrittenUrl()
    const show = (opened: OpenedPage) => {
      // A slow response to an earlier click must not replace the page of a later click.
      if (wanted.current === address) setPage(opened)
    }
    followLink(routes, address, show).catch(() => window.location.assign(address))
  }, [address, routes])

  return page
}

async function followLink(routes: readonly Route[], address: string, show: (page: OpenedPage) => void) {
  const url = new URL(address, window.location.origin)
  if (matchRoute(routes, url.pathname).route.private) return window.location.assign(address)
  const opened = await openPage(routes, url, loadBriefly)
  const whole = isWhole(opened)
  if (!whole) show(opened)
  const page = whole ? opened : await openPage(routes, url, loadResource)
  const redirect = page.module.getRedirect?.(page.props)
  if (redirect) return window.location.replace(redirect)
  show(page)
}
