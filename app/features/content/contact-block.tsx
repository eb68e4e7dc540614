// @chunk page-parts
import { shopFacts } from '../../../content/shop.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Contact details for questions, at the end of a page. */
export function ContactBlock({ title, text }: { title: string; text: string }) {
  return (
    <section
      aria-labelledby="contact-block"
      className="on-dark mt-14 bg-river p-6 text-paper md:mt-20 md:p-10"
    >
      <div className="grid items-center gap-6 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="contact-block" className="text-2xl md:text-3xl">
            {title}
          </h2>
          <p className="mt-2 max-w-xl text-[#c8d5d8]">{text}</p>
          <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2 font-semibold">
            <li>
              <a
                href={shopFacts.phoneLink}
                className="inline-flex min-h-9 items-center gap-2 hover:text-hi-vis"
              >
                <Icon name="phone" className="size-5 text-hi-vis" />
                {shopFacts.phone}
              </a>
            </li>
            <li>
              <a
                href={`mailto:${shopFacts.email}`}
                className="inline-flex min-h-9 items-center gap-2 hover:text-hi-vis"
              >
                <Icon name="mail" className="size-5 text-hi-vis" />
                {shopFacts.email}
              </a>
            </li>
            <li className="inline-flex min-h-9 items-center gap-2">
              <Icon name="clock" className="size-5 text-hi-vis" />
              {shopFacts.supportHours}
            </li>
          </ul>
        </div>
        <PageLink to="/contact" className={getButtonClass('primary', 'large')}>
          Write to us
        </PageLink>
      </div>
    </section>
  )
}
