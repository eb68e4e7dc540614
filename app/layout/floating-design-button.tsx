import { useRef } from 'react'
import { PageLink } from '../page-framework/page-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { useIsCoveringControl } from './use-is-covering-control.ts'
import { useHasScrolledPast } from './use-has-scrolled-past.ts'

/** Pixels of scrolling after which the button appears (specification, section 9). */
const APPEARS_AFTER_PX = 300

export function FloatingDesignButton() {
  // This element around the button stays in place when the button moves aside. The element ignores clicks, so that it doesn't block the
  // content below.
  const place = useRef<HTMLDivElement>(null)
  const isFarDown = useHasScrolledPast(APPEARS_AFTER_PX)
  const covers = useIsCoveringControl(place)
  return (
    <div
      ref={place}
      className="pointer-events-none fixed right-4 bottom-4 z-30 max-md:in-[body:has(#buy-bar)]:-translate-y-18 print:hidden"
    >
      <PageLink
        to="/design-generator"
        data-cta="design-your-decal"
        className={`inline-flex min-h-12 items-center gap-2 rounded-full bg-hi-vis px-5 font-bold text-river shadow-lifted transition-[opacity,translate,visibility] hover:bg-paper ${isFarDown && !covers ? 'pointer-events-auto' : 'invisible translate-y-4 opacity-0'}`}
      >
        <Icon name="knife" />
        Design Your Decal
      </PageLink>
    </div>
  )
}
