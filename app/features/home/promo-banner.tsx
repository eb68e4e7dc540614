import type { HomeContent } from '../../../content/home-content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'

export function PromoBanner({ words: { title, text, action } }: { words: HomeContent['promo'] }) {
  return (
    <section aria-labelledby="promo" className="mt-16 bg-hi-vis md:mt-24">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-5 py-9 md:py-12">
        <div className="max-w-3xl">
          <h2 id="promo" className="text-2xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-2 md:text-lg">{text}</p>
        </div>
        <PageLink
          to={action.url}
          data-cta="promo-banner"
          className={`${getButtonClass('dark', 'large')} [--under:var(--color-hi-vis)]`}
        >
          {action.label}
        </PageLink>
      </div>
      <div className="ruler" />
    </section>
  )
}
