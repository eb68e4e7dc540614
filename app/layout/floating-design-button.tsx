import { PageLink } from '../browser/page-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Pixels of scrolling after which the button appears (specification, section 9). */
const APPEARS_AFTER = 300

export function FloatingDesignButton() {
  const shown = useScrolledPast(APPEARS_AFTER)
  return (
    <PageLink
      to="/design-generator"
      data-cta="design-your-decal"
      className={`fixed right-4 bottom-4 max-md:in-[body:has(#buy-bar)]:bottom-22 z-30 inline-flex min-h-12 items-center gap-2 rounded-full bg-hi-vis px-5 font-bold text-river shadow-lifted transition-[opacity,translate,visibility] hover:bg-paper print:hidden ${shown ? '' : 'invisible translate-y-4 opacity-0'}`}
    >
      <Icon name="knife" />
      Design Your Decal
    </PageLink>
  )
}
