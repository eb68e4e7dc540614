// While developing, hot reload must be there before the first component; the built application holds nothing of it.
import '@vitejs/plugin-react/preamble'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { openPage } from './browser/open-page.ts'
import { readPageState } from './browser/page-state.ts'
import { setRoutes } from './browser/prefetch.ts'
import { keepResource } from './browser/resource-cache.ts'
import { pageRoutes } from './routes.ts'

const root = document.getElementById('root')
if (root) {
  const state = readPageState()
  setRoutes(pageRoutes)
  const page = await openPage(pageRoutes, new URL(window.location.href), async ({ address }) => {
    const loaded = state[address] ?? { state: 'loading' }
    keepResource(address, loaded)
    return loaded
  })
  // What has just come has run in this task; React begins in the next one.
  await new Promise((resolve) => setTimeout(resolve))
  // As a transition React takes the page over in small steps, and answers a tap in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter useTransitions={false}>
        <App initialPage={page} />
      </BrowserRouter>,
    )
  })
}
