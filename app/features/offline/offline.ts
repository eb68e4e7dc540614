const NOTICE_ID = 'offline-notice'

/** Makes pages readable offline. A service worker caches visited pages. Does nothing in development. */
export async function registerServiceWorker(): Promise<void> {
  makeInstallable()
  window.addEventListener('offline', showNotice)
  window.addEventListener('online', hideNotice)
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', showNotice)
  // The shop also works without the service worker, for example in private windows that forbid it.
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}

/** Adds the manifest and its icon to the document. If they were in the HTML, they would load before the first pictures. */
function makeInstallable(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}

/** Tells the service worker which page is open and which files it needs. */
export async function reportVisitedPage(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker and its pages always have the same origin
  active?.postMessage({ path, files: [...new Set(files)] })
}

/** Shows a notice that the visitor is offline, unless the service worker has already put the same notice on the page. */
function showNotice(): void {
  if (document.body.firstElementChild?.matches('[role="status"]')) return
  const notice = document.createElement('p')
  notice.id = NOTICE_ID
  notice.setAttribute('role', 'status')
  notice.className = 'bg-hi-vis px-4 py-3 text-center font-bold text-river'
  notice.textContent = 'You’re offline. Prices may have changed.'
  document.body.prepend(notice)
}

function hideNotice(): void {
  document.getElementById(NOTICE_ID)?.remove()
}
