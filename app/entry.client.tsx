// While developing, hot reload must be there before the first component; the built application holds nothing of it.
import '@vitejs/plugin-react/preamble'
import { startTransition, useEffect } from 'react'
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
  const putTextsBack = keepTypedText(root)
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
        <AfterHydration then={putTextsBack} />
      </BrowserRouter>,
    )
  })
}

/** Calls `then` when what stands beside it has been taken over. */
function AfterHydration({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}

/**
 * React sets a text area back to its text in the document when it hydrates it, unless the two differ already: what was typed before would be
 * lost. So the document's text follows the typing until the returned function puts it back, for forms that are reset later.
 */
function keepTypedText(page: HTMLElement): () => void {
  const original = new Map<HTMLTextAreaElement, string>()
  const follow = (area: EventTarget | null) => {
    if (!(area instanceof HTMLTextAreaElement) || area.value === area.defaultValue) return
    if (!original.has(area)) original.set(area, area.defaultValue)
    area.defaultValue = area.value
  }
  const onInput = ({ target }: Event) => follow(target)
  page.querySelectorAll('textarea').forEach(follow)
  page.addEventListener('input', onInput)
  return () => {
    page.removeEventListener('input', onInput)
    for (const [area, text] of original) area.defaultValue = text
  }
}
