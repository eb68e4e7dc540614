import { useEffect, useMemo } from 'react'
import type { OpenedPage } from './browser/page-module.ts'
import { useArrival } from './browser/use-arrival.ts'
import { useCurrentPage } from './browser/use-current-page.ts'
import { PageLayout } from './layout/page-layout.tsx'
import { pageRoutes } from './routes.ts'

/** The shop in the browser and, for the first page, in the server. */
export function App({ initialPage }: { initialPage: OpenedPage }) {
  const page = useCurrentPage(pageRoutes, initialPage)
  useArrival(page)
  // Tests and benches wait for it: from here on clicks are the application's.
  useEffect(() => void performance.mark('interactive'), [])
  // The page in sight is not drawn once more only because the address has changed: the next one is on its way.
  const content = useMemo(() => {
    const Page = page.module.default
    return <Page key={page.address} {...page.props} />
  }, [page])
  return <PageLayout>{content}</PageLayout>
}
