/* global VERSION -- the server writes it in front: it changes with every build. */

/** The cache for visited pages, their data and their files. Each version of the worker has its own. */
const CACHE = `shop-${VERSION}`
const OFFLINE_PAGE = '/offline'
const MAX_KEPT = 240
const NOTICE =
  '<p role="status" class="bg-hi-vis px-4 py-3 text-center font-bold text-river">You’re offline. Prices may have changed.</p>'

/** Whether a path belongs to a file whose name changes with its contents. */
const isFixed = (path) => /^\/(?:assets|img|media)\//.test(path)
const isCatalogueData = (path) => /^\/api\/(?:products|collections)\//.test(path)
/** Whether a page is private or about payment. Such a page is always requested from the shop, and never shown from the cache. */
const isPrivate = (path) =>
  /^\/(?:account|api|cart|checkout|contact|discount|images|my-designs|newsletter|orders|pay|track|wallet)(?:\/|$)/.test(
    path,
  )

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(OFFLINE_PAGE))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (isFixed(pathname)) event.respondWith(keptFirst(event))
  else if (request.mode === 'navigate') {
    if (!isPrivate(pathname)) event.respondWith(page(event))
    else if (pathname === '/cart') event.respondWith(fetch(request).catch(toOfflinePage))
  } else if (isCatalogueData(pathname)) event.respondWith(data(event))
})

/**
 * A page tells the worker its own address and the addresses of its files. The worker can then cache even a page that was loaded before the
 * worker started.
 */
self.addEventListener('message', (event) => {
  const { path, files } = event.data ?? {}
  if (typeof path !== 'string' || !Array.isArray(files)) return
  event.waitUntil(keepVisited(path, files.filter(isFixed)))
})

async function forgetOlder() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('shop-') && name !== CACHE).map((name) => caches.delete(name)),
  )
}

async function keptFirst(event) {
  const kept = await caches.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keep(event.request, response.clone()))
  return response
}

async function page(event) {
  try {
    const response = await fetch(event.request)
    if (isPublic(response)) event.waitUntil(keep(event.request.url, response.clone()))
    return response
  } catch {
    const kept = await caches.match(event.request.url, { ignoreVary: true })
    return kept ? withNotice(kept) : toSameProduct(event.request.url)
  }
}

/**
 * Opens the cached page of a product at the address under which it was cached. The requested address may name another variant, because
 * choosing a variant changes the address without loading a document. At that address, the application would find the data of another
 * address.
 */
async function toSameProduct(address) {
  const { pathname } = new URL(address)
  if (!pathname.startsWith('/product/')) return toOfflinePage()
  const kept = await caches.match(pathname, { ignoreSearch: true, ignoreVary: true })
  return kept ? Response.redirect(kept.url, 302) : toOfflinePage()
}

async function data(event) {
  try {
    const response = await fetch(event.request)
    if (isPublic(response)) event.waitUntil(keep(event.request.url, response.clone()))
    return response
  } catch (error) {
    const kept = await caches.match(event.request.url, { ignoreVary: true })
    if (!kept) throw error
    const client = await self.clients.get(event.clientId)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its pages have one origin, and name none
    client?.postMessage('offline')
    return kept
  }
}

/** Whether a response may be cached: the shop marks it as public, and it is neither an error nor a redirect. */
const isPublic = (response) =>
  response.ok &&
  !response.redirected &&
  !/private|no-store/.test(response.headers.get('cache-control') ?? 'private')

/** Redirects to the offline page. A redirect is needed, because the application renders the page that the address names. */
const toOfflinePage = () => Response.redirect(OFFLINE_PAGE, 302)

async function withNotice(response) {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  const html = await response.text()
  return new Response(html.replace('<body>', `<body>${NOTICE}`), { status: 200, headers })
}

async function keepVisited(path, files) {
  const wanted = isPrivate(path) ? files : [path, ...files]
  for (const address of wanted.slice(0, 80)) {
    if (await caches.match(address, { ignoreVary: true })) continue
    const response = await fetch(address, { cache: isFixed(address) ? 'force-cache' : 'default' }).catch(
      () => null,
    )
    if (response && (isFixed(address) ? response.ok : isPublic(response))) await keep(address, response)
  }
}

async function keep(address, response) {
  const cache = await caches.open(CACHE)
  await cache.put(address, response)
  const keys = await cache.keys()
  const surplus = keys
    .filter(({ url }) => new URL(url).pathname !== OFFLINE_PAGE)
    .slice(0, Math.max(keys.length - MAX_KEPT, 0))
  await Promise.all(surplus.map((key) => cache.delete(key)))
}
