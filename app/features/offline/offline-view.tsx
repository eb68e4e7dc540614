import { type ComponentType, useEffect, useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { fetchKeptCart } from './fetch-kept-cart.ts'

/** Shown instead of a page that isn't cached: the last known cart, and a button to try again. */
export function OfflineView() {
  const [KeptCart, setKeptCart] = useState<ComponentType | null>(null)
  // Load the list in the browser: the server doesn't know the stored cart.
  useEffect(() => void fetchKeptCart().then((part) => setKeptCart(() => part)), [])
  return (
    <div className="page-width py-10">
      <h1 className="text-3xl">You are offline</h1>
      <p className="mt-4 max-w-xl">
        Pages you have visited open as they were then. Ordering needs a connection: the checkout always asks
        the shop for today’s prices.
      </p>
      {KeptCart && <KeptCart />}
      {/* Loads a document, because only a request can tell whether the network is back. */}
      <a href="/" className={`mt-8 ${buttonClass('outline')}`}>
        Try again
      </a>
    </div>
  )
}
