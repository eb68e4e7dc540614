/* Served instead of the service worker when the shop has switched it off. It deletes all caches and unregisters itself. */
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
