// @chunk page-parts
import type { ReactNode } from 'react'
import { callToAction } from '../../../content/landing/call-to-action.ts'
import type { LandingSection } from '../../../content/landing/landing-page.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'

type Action = Extract<LandingSection, { kind: 'action' }>
type CallToActionProps = Omit<Action, 'kind' | 'art'> & {
  /** Whether the page has another call to action that takes priority. */
  quiet?: boolean
  /** The picture for the `split` look. */
  picture?: ReactNode
}

/** The call to action at the end of a page. Its text depends on the type of page, unless the page has a text of its own. */
export function CallToAction({ quiet = false, picture, look = 'card', ...own }: CallToActionProps) {
  const { frame, sheet, text: textLook, button, link } = looks[look]
  const { title, text, primary, secondary } = { ...callToAction[own.page], ...own }
  return (
    <section aria-labelledby="call-to-action" className={frame}>
      <div className={sheet}>
        {look === 'split' && picture}
        <div className={look === 'split' ? 'self-center p-6 md:p-10 lg:p-14' : ''}>
          <h2 id="call-to-action" className="text-2xl md:text-4xl">
            {title}
          </h2>
          <p className={`mt-2 max-w-xl md:text-lg ${textLook}`}>{text}</p>
          {look !== 'card' && <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">{links()}</p>}
        </div>
        {look === 'card' && <p className="flex flex-wrap items-center gap-x-6 gap-y-3">{links()}</p>}
        {look === 'mat' && picture}
      </div>
    </section>
  )

  function links() {
    return (
      <>
        <PageLink
          to={primary.url}
          data-cta={`call-to-action-${own.page}`}
          className={`${getButtonClass(quiet ? 'dark' : button, 'large')} [--lift:14px]`}
        >
          {primary.label}
        </PageLink>
        {secondary && (
          <PageLink to={secondary.url} className={`py-2 ${link}`}>
            {secondary.label}
          </PageLink>
        )}
      </>
    )
  }
}

/**
 * The looks of the call to action. `card`: on paper between crop marks. `band`: a full-width yellow band. `mat`: on a cutting mat, with a
 * decal beside the text. `split`: a picture beside the text.
 */
const looks = {
  card: {
    frame: 'page-width pt-16 md:pt-24',
    sheet:
      'crop-marks mx-1 grid items-center gap-x-10 gap-y-5 bg-paper p-6 [--under:var(--color-paper)] md:grid-cols-[1fr_auto] md:p-12',
    text: 'text-slate',
    button: 'primary',
    link: 'text-link',
  },
  band: {
    frame: 'mt-16 bg-hi-vis [--under:var(--color-hi-vis)] md:mt-24',
    sheet: 'page-width py-12 md:py-16',
    text: '',
    button: 'dark',
    link: 'font-semibold underline underline-offset-4',
  },
  mat: {
    frame: 'on-dark cutting-mat mt-16 text-paper md:mt-24',
    sheet: 'page-width grid items-center gap-x-12 gap-y-8 py-12 md:grid-cols-[1.4fr_1fr] md:py-16',
    text: 'text-[#dbe7e8]',
    button: 'primary',
    link: 'font-semibold underline underline-offset-4 hover:text-hi-vis',
  },
  split: {
    frame: 'page-width pt-16 md:pt-24',
    sheet:
      'grid overflow-hidden rounded-md bg-paper shadow-contact [--under:var(--color-paper)] md:grid-cols-2 lg:grid-cols-[1fr_2fr]',
    text: 'text-slate',
    button: 'primary',
    link: 'text-link',
  },
} as const
