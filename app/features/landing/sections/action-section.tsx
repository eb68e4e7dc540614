import { callToAction } from '../../../../content/landing/call-to-action.ts'
import { LandingLink } from '../landing-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import type { SectionOf } from './section-of.ts'

/** The way on at the end, by the type of the page; the page's own words come first. */
export function ActionSection({ section }: { section: SectionOf<'action'> }) {
  const { title, text, primary } = { ...callToAction[section.page], ...section }
  return (
    <section aria-labelledby="action" className="page-width pt-16 md:pt-24">
      <div className="crop-marks mx-1 grid items-center gap-x-10 gap-y-5 bg-paper p-6 md:grid-cols-[1fr_auto] md:p-12">
        <div>
          <h2 id="action" className="text-2xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-2 max-w-xl text-slate md:text-lg">{text}</p>
        </div>
        <LandingLink
          link={primary}
          data-cta={`landing-${section.page}`}
          className={`${buttonClass('primary', 'large')} [--lift:14px] [--under:var(--color-paper)]`}
        />
      </div>
    </section>
  )
}
