// @chunk page-parts
import { callToAction } from '../../../content/landing/call-to-action.ts'
import type { LandingSection } from '../../../content/landing/landing-page.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'

type CallToActionProps = Omit<Extract<LandingSection, { kind: 'action' }>, 'kind'> & {
  /** True if the page has another call to action that takes priority. */
  quiet?: boolean
}

/** The call to action at the end of a page, by the page's type. The page's own text takes precedence over the type's. */
export function CallToAction({ quiet = false, ...own }: CallToActionProps) {
  const { title, text, primary, secondary } = { ...callToAction[own.page], ...own }
  return (
    <section aria-labelledby="call-to-action" className="page-width pt-16 md:pt-24">
      <div className="crop-marks mx-1 grid items-center gap-x-10 gap-y-5 bg-paper p-6 md:grid-cols-[1fr_auto] md:p-12">
        <div>
          <h2 id="call-to-action" className="text-2xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-2 max-w-xl text-slate md:text-lg">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <PageLink
            to={primary.url}
            data-cta={`call-to-action-${own.page}`}
            className={`${getButtonClass(quiet ? 'dark' : 'primary', 'large')} [--lift:14px] [--under:var(--color-paper)]`}
          >
            {primary.label}
          </PageLink>
          {secondary && (
            <PageLink to={secondary.url} className="text-link py-2">
              {secondary.label}
            </PageLink>
          )}
        </div>
      </div>
    </section>
  )
}
