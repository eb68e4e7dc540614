/* What a browser gets where the shop has switched its worker off: it forgets everything and goes. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('shop-')).map((name) => caches.delete(name))),
      )
      .then(() => self.registration.unregister()),
  )
})
