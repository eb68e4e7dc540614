// While developing, hot reload must be there before the first component; the built application holds nothing of it.
import '@vitejs/plugin-react/preamble'
import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { applySettings } from '../domain/settings/settings.ts'
import { openPage } from './page-framework/open-page.ts'
import { ANY_RESOURCE, readPageSettings, readPageState } from './page-framework/page-state.ts'
import { setRoutes } from './page-framework/prefetch.ts'
import { keepResource } from './page-framework/resource-cache.ts'
import { routesOf, pageRoutes } from './routes.ts'

const root = document.getElementById('root')
if (root) {
  const putTypedTextBack = keepTypedText(root)
  applySettings(readPageSettings())
  const state = readPageState()
  setRoutes(pageRoutes)
  const page = await openPage(routesOf(state), new URL(window.location.href), async ({ address }) => {
    const loaded = state[address] ?? state[ANY_RESOURCE] ?? { state: 'loading' }
    keepResource(address, loaded)
    return loaded
  })
  // Code that has just loaded has run in this task; React starts in the next one.
  await new Promise((resolve) => setTimeout(resolve))
  // As a transition, React hydrates the page in small steps and responds to taps in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter useTransitions={false}>
        <App initialPage={page} />
        <AfterHydration then={putTypedTextBack} />
      </BrowserRouter>,
    )
  })
}

/** Calls `then` in the task in which its siblings are hydrated. */
function AfterHydration({ then }: { then: () => void }) {
  useLayoutEffect(then, [then])
  return null
}

/**
 * Keeps text typed into text areas before hydration: unlike one-line fields, React resets them to their text in the document. The returned
 * function restores it.
 */
function keepTypedText(page: HTMLElement): () => void {
  const typed = new Map<HTMLTextAreaElement, string>()
  const remember = (area: EventTarget | null) => {
    if (area instanceof HTMLTextAreaElement && area.value !== area.defaultValue) typed.set(area, area.value)
  }
  const onInput = ({ target }: Event) => remember(target)
  page.querySelectorAll('textarea').forEach(remember)
  page.addEventListener('input', onInput)
  return () => {
    page.removeEventListener('input', onInput)
    for (const [area, text] of typed) area.value = text
  }
}
