import { type ComponentType, useEffect, useState } from 'react'
import { shopFacts } from '../../../content/shop.ts'
import { getButtonClass } from '../../ui/button.tsx'
import { ContactLine } from '../../ui/contact-line.tsx'
import { fetchStoredCart } from './fetch-stored-cart.ts'

/** Shown instead of a page that isn't cached: the last known cart, and a button to try again. */
export function OfflineView() {
  const [StoredCart, setStoredCart] = useState<ComponentType | null>(null)
  // The stored cart is known only to the browser, so the server can't render it.
  useEffect(() => void fetchStoredCart().then((part) => setStoredCart(() => part)), [])
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-8 py-10 md:grid-cols-2 md:py-16">
      <div>
        <h1 className="text-3xl md:text-5xl">You are offline</h1>
        <p className="mt-4 max-w-prose md:text-lg">
          You can still open pages you’ve visited, as they were then. To order, you need a connection, because
          checkout always uses today’s prices.
        </p>
        {/* The link loads a new document, because only a request can show whether the network is back. */}
        <a href="/" className={`mt-6 mb-6 ${getButtonClass('primary')}`}>
          Try again
        </a>
        <ContactLine shop={shopFacts} />
      </div>
      <Unplugged />
      {StoredCart && (
        <div className="md:col-span-2">
          <StoredCart />
        </div>
      )}
    </div>
  )
}

/** A cutting plotter that is unplugged, with a half-cut decal. */
function Unplugged() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 300" className="crop-marks mx-auto w-full max-w-xl bg-paper">
      <path fill="#e4ebea" d="M0 236h480v64H0z" />
      <path fill="#fff" stroke="#0b1f2a" strokeWidth="3" strokeLinejoin="round" d="M76 112h196v136H76z" />
      <circle cx="174" cy="186" r="34" fill="#0f6373" />
      <path fill="#ffc400" d="m148 200 20-32 12 16 8-10 16 26z" />
      <path
        fill="none"
        stroke="#e6007e"
        strokeWidth="3"
        strokeDasharray="8 6"
        d="M174 142a44 44 0 0 0-44 44 44 44 0 0 0 44 44"
      />
      <path
        fill="#0b1f2a"
        d="M40 68h268a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12V80a12 12 0 0 1 12-12z"
      />
      <path fill="#ffc400" d="M154 82h40v34l-20 18-20-18z" />
      <circle cx="294" cy="92" r="6" fill="#45565f" />
      <path
        fill="none"
        stroke="#0b1f2a"
        strokeWidth="6"
        strokeLinecap="round"
        d="M320 92c60 0 20 96 64 112 24 8 30-18 18-34"
      />
      <path fill="#c8242b" d="m384 150 26-10 12 30-26 10z" />
      <path stroke="#0b1f2a" strokeWidth="5" strokeLinecap="round" d="m390 144-6-16m18 11-6-16" />
      <path fill="#fff" stroke="#0b1f2a" strokeWidth="3" d="M392 36h60v60h-60z" />
      <path stroke="#0b1f2a" strokeWidth="6" strokeLinecap="round" d="M412 58v16m20-16v16" />
    </svg>
  )
}
