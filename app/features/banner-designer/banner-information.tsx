import { bannerDesignerCopy } from '../../../content/custom-banner-designer.ts'
import { shopFacts } from '../../../content/shop.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const { specifications, help, uses, local, price } = bannerDesignerCopy

/** Facts about the shop's banners: the material, help with the design, uses, and places to hang them. */
export function BannerInformation() {
  return (
    <>
      <section aria-labelledby="specifications" className="mt-16 bg-paper py-14 md:mt-24 md:py-20">
        <div className="page-width grid gap-8 lg:grid-cols-[1fr_2fr]">
          <h2 id="specifications" className="text-2xl md:text-4xl">
            {specifications.title}
          </h2>
          <dl className="grid gap-x-10 sm:grid-cols-2">
            {specifications.rows.map(({ label, text }) => (
              <div key={label} className="flex gap-4 border-t border-line py-3">
                <dt className="w-24 shrink-0 font-semibold">{label}</dt>
                <dd className="text-slate tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <div className="page-width grid gap-8 pt-14 md:grid-cols-2 md:pt-20">
        <section aria-labelledby="design-help" className="on-dark rounded-md bg-river p-6 text-paper md:p-9">
          <h2 id="design-help" className="text-2xl md:text-3xl">
            {help.title}
          </h2>
          <p className="mt-3 text-[#c8d5d8]">{help.text}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <PageLink
              to={price.helpUrl}
              data-cta="banner-ask"
              className={`${getButtonClass('surface')} bg-hi-vis text-river hover:bg-paper`}
            >
              {help.link}
            </PageLink>
            <span>
              {help.call}{' '}
              <a
                href={shopFacts.phoneLink}
                data-cta="banner-help-call"
                className="inline-block py-1 font-semibold underline underline-offset-4 hover:text-hi-vis"
              >
                {shopFacts.phone}
              </a>
            </span>
          </p>
        </section>
        <section aria-labelledby="common-uses" className="crop-marks rounded-md bg-paper p-6 md:p-9">
          <h2 id="common-uses" className="text-2xl md:text-3xl">
            {uses.title}
          </h2>
          <ul className="mt-4 grid gap-2.5">
            {uses.list.map((use) => (
              <li key={use} className="flex gap-3">
                <Icon name="check" className="mt-0.5 size-5 text-gorge" />
                {use}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="local-banners" className="page-width py-14 md:py-20">
        <h2 id="local-banners" className="max-w-3xl text-2xl md:text-4xl">
          {local.title}
        </h2>
        <div className="mt-5 grid gap-x-10 gap-y-4 text-slate md:grid-cols-3">
          {local.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </>
  )
}
