import type { ReactNode } from 'react'
import { footerLegalLinks } from '../../content/menus.ts'
import { shopFacts } from '../../content/shop.ts'
import { OnDemandLayers } from './on-demand-layers.tsx'
import { Logo } from './logo.tsx'
import { Overlays } from './overlays.tsx'
import { SkipLink } from './skip-link.tsx'

const QUESTIONS = [
  { label: 'Shipping', url: '/shipping' },
  { label: 'Returns', url: '/returns' },
]

/** The checkout's layout: the shop's name, a link back to the cart, and no other links. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-paper">
        <div className="page-width flex h-16 items-center justify-between gap-4">
          <a href="/" className="flex items-center gap-2.5" aria-label={`${shopFacts.name}, home`}>
            <Logo className="text-lg leading-none" />
          </a>
          <a href="/cart" className="text-link py-2">
            Back to cart
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <footer className="mt-10 border-t border-line bg-paper">
        <ul aria-label="Policies" className="page-width flex flex-wrap gap-x-6 py-4 text-sm">
          {[...QUESTIONS, ...footerLegalLinks.slice(0, 2)].map(({ label, url }) => (
            <li key={url}>
              <a href={url} className="text-link inline-block py-2">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </footer>
      <Overlays />
      <OnDemandLayers />
    </div>
  )
}
