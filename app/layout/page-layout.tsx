// @chunk every-page
import type { ReactNode } from 'react'
import { FloatingDesignButton } from './floating-design-button.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header.tsx'
import { OnDemandLayers } from './on-demand-layers.tsx'
import { Overlays } from './overlays.tsx'
import { PromoBar } from './promo-bar.tsx'
import { StaticServerHtml } from './static-server-html.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'

/** The header and footer around every page. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <StaticServerHtml className="print:hidden" part={import.meta.env.SSR ? ContactAndOffers : null} />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[60vh]">
        {children}
      </main>
      <StaticServerHtml className="print:hidden" part={import.meta.env.SSR ? Footer : null} />
      <FloatingDesignButton />
      <Overlays />
      <OnDemandLayers />
    </>
  )
}

const ContactAndOffers = () => (
  <section aria-label="Contact and offers">
    <TopBar />
    <PromoBar />
  </section>
)
