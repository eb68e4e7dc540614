import { useEffect, useMemo } from 'react'
import { toldAddress } from '../domain/events/logged-path.ts'
import { track } from './browser/analytics.ts'
import type { OpenedPage } from './page-framework/page-module.ts'
import { useArrival } from './page-framework/use-arrival.ts'
import { useCurrentPage } from './page-framework/use-current-page.ts'
import { PageLayout } from './layout/page-layout.tsx'
import { pageRoutes } from './routes.ts'

/** The shop in the browser and, for the first page, in the server. */
export function App({ initialPage }: { initialPage: OpenedPage }) {
  const page = useCurrentPage(pageRoutes, initialPage)
  useArrival(page, countView)
  // Tests and benches wait for it: from here on clicks are the application's.
  useEffect(() => document.documentElement.setAttribute('data-interactive', ''), [])
  useEffect(() => keepForOffline(page.address), [page.address])
  // The page in sight is not drawn once more only because the address has changed: the next one is on its way.
  const content = useMemo(() => {
    const Page = page.module.default
    return <Page key={page.address} {...page.props} />
  }, [page])
  const Layout = page.module.Layout ?? PageLayout
  return <Layout>{content}</Layout>
}

const countView = (location: Location): void =>
  track({ event: 'page_view', page_location: toldAddress(location) })

/** Milliseconds after which the page in sight is surely there, and nothing waits for the network any more. */
const CALM_AFTER = 4_000
let started: Promise<void> | null = null

/** Loads the worker that stores visited pages, after the page has all of its own resources. Not in development. */
function keepForOffline(address: string): () => void {
  const timer = setTimeout(() => {
    if (import.meta.env.PROD) void keepVisited(address)
  }, CALM_AFTER)
  return () => clearTimeout(timer)
}

async function keepVisited(address: string): Promise<void> {
  const { startOffline, tellVisited } = await import('./features/offline/offline.ts')
  started ??= startOffline()
  await started
  // Fetched while online: the page that is shown offline.
  const { fetchKeptCart } = await import('./routes/offline.tsx')
  await fetchKeptCart()
  await tellVisited(address)
}
