// In development, hot reload has to load before the first component. The production build drops this import.
import '@vitejs/plugin-react/preamble'
import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { applySettings } from '../domain/settings/settings.ts'
import { type LoadResource, openPage } from './page-framework/open-page.ts'
import { ANY_RESOURCE_KEY, readPageSettings, readPageState } from './page-framework/page-state.ts'
import { setRoutes } from './page-framework/prefetch.ts'
import { cacheResource } from './page-framework/resource-cache.ts'
import { selectRoutes, pageRoutes } from './routes.ts'

const root = document.getElementById('root')
if (root) {
  const putTypedTextBack = keepTypedText(root)
  applySettings(readPageSettings())
  const state = readPageState()
  setRoutes(pageRoutes)
  const load: LoadResource = async ({ address }) => {
    const loaded = state[address] ?? state[ANY_RESOURCE_KEY] ?? { state: 'loading' }
    cacheResource(address, loaded)
    return loaded
  }
  // The boot script sets `data-active` if the visitor did anything before the application loaded.
  const hydratesLate = document.documentElement.dataset['active'] === undefined
  const page = await openPage(selectRoutes(state), new URL(window.location.href), load, { hydratesLate })
  // React starts in the next task, because loading the code has already made this task long.
  await new Promise((resolve) => setTimeout(resolve))
  // Inside a transition, React hydrates the page in small steps and can respond to taps between them.
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

/** Renders nothing. Calls the callback when the components beside it have hydrated, before the browser starts another task. */
function AfterHydration({ then }: { then: () => void }) {
  useLayoutEffect(then, [then])
  return null
}

/**
 * Saves the text typed into text areas before hydration, because React resets text areas (but not one-line fields) to their initial text.
 * Returns a function that restores the typed text.
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
