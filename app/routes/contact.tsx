import { contactCopy } from '../../content/contact.ts'
import { formatFaultTitle } from '../browser/fault-title.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { createServerDataResource } from '../page-framework/resource.ts'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { ShopOnMap } from '../features/contact/shop-on-map.tsx'
import { TextSections } from '../ui/text-sections.tsx'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { makeLocalBusinessData } from '../features/structured-data/business-data.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { pageTextResource } from './content/text-resources.ts'
import { getButtonClass } from '../ui/button.tsx'

export const getResources = () => ({
  contact: createServerDataResource('contact'),
  text: pageTextResource('pages', 'contact'),
})

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = ({ resources: { contact: page, text } }: Props): PageHead => ({
  title: formatFaultTitle(
    'Contact',
    page.state === 'ready' && page.value.kind === 'form' && page.value.problem !== null,
  ),
  description: text.state === 'ready' ? text.value.description : contactCopy.lead,
  canonicalPath: '/contact',
  structuredData: import.meta.env.SSR
    ? [makeBreadcrumbData({ name: 'Contact', path: '/contact' }), makeLocalBusinessData()]
    : [],
})

export default function ContactPage({ resources: { contact: page, text } }: Props) {
  return (
    <div className="page-width">
      <Breadcrumb here="Contact">
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <h1 className="pt-1 text-3xl md:text-5xl">{contactCopy.title}</h1>
      <p className="mt-3 max-w-2xl text-slate md:text-xl">{contactCopy.lead}</p>
      <div className="mt-8 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          {page.state === 'ready' &&
            (page.value.kind === 'sent' ? (
              <ContactConfirmation reference={page.value.reference} />
            ) : (
              <ContactForm form={page.value} />
            ))}
        </div>
        <ShopOnMap />
      </div>
      {text.state === 'ready' && (
        <div className="mt-16 border-b border-line-strong *:mt-0 *:grid *:gap-x-14 *:border-t *:border-line-strong *:py-7 md:mt-24 lg:*:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] [&_h2]:text-xl md:[&_h2]:text-2xl">
          <TextSections sections={text.value.sections} />
        </div>
      )}
    </div>
  )
}

/** Confirms the message, with a reference number to quote on the phone. */
function ContactConfirmation({ reference }: { reference: string }) {
  const { title, text, again } = contactCopy.sent
  return (
    <section aria-labelledby="sent" className="crop-marks bg-paper p-6 md:p-10">
      <h2 id="sent" className="text-2xl md:text-3xl">
        {title}
      </h2>
      <p className="mt-3 text-slate md:text-lg">{text}</p>
      <p className="mt-4 font-display text-3xl tabular-nums">{reference}</p>
      <a href="/contact" className={`mt-6 ${getButtonClass('outline')}`}>
        {again}
      </a>
    </section>
  )
}
