import { useEffect, useMemo } from 'react'
import { toAnalyticsUrl } from '../domain/events/logged-path.ts'
import { trackEvent } from './browser/analytics.ts'
import type { OpenedPage } from './page-framework/page-module.ts'
import { usePageChangeEffects } from './page-framework/use-page-change-effects.ts'
import { useCurrentPage } from './page-framework/use-current-page.ts'
import { PageLayout } from './layout/page-layout.tsx'
import { pageRoutes } from './routes.ts'

/** Renders the shop's current page: in the browser, and on the server for the first page. */
export function App({ initialPage }: { initialPage: OpenedPage }) {
  const page = useCurrentPage(pageRoutes, initialPage)
  usePageChangeEffects(page, countView)
  // This attribute tells tests and benchmarks that the page is hydrated and handles clicks.
  useEffect(() => document.documentElement.setAttribute('data-interactive', ''), [])
  useEffect(() => keepForOffline(page.address), [page.address])
  // The visible page is memoised. Without this, it would render again as soon as the URL changes, although the next page is still loading.
  const content = useMemo(() => {
    const Page = page.module.default
    return <Page key={page.address} {...page.props} />
  }, [page])
  const Layout = page.module.Layout ?? PageLayout
  return <Layout>{content}</Layout>
}

const countView = (location: Location): void =>
  trackEvent({ event: 'page_view', page_location: toAnalyticsUrl(location) })

/**
 * Milliseconds after which the visible page has most likely finished loading. Requests in the background wait until then, so that they
 * don't slow it down.
 */
const IDLE_DELAY_MS = 4_000
let started: Promise<void> | null = null

/** Starts the service worker after the page has loaded, but not in development. The worker stores visited pages for offline use. */
function keepForOffline(address: string): () => void {
  const timer = setTimeout(() => {
    if (import.meta.env.PROD) void keepVisited(address)
  }, IDLE_DELAY_MS)
  return () => clearTimeout(timer)
}

async function keepVisited(address: string): Promise<void> {
  const { registerServiceWorker: startOffline, reportVisitedPage: reportVisited } =
    await import('./features/offline/offline.ts')
  started ??= startOffline()
  await started
  // The offline page's code is loaded while the browser is online, because it can't be fetched later without a connection.
  const { fetchStoredCart } = await import('./routes/offline.tsx')
  await fetchStoredCart()
  await reportVisited(address)
}
