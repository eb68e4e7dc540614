import type { ReactNode } from 'react'
import { shopFacts } from '../../../../content/shop.ts'
import { LandingLink } from '../landing-link.tsx'
import { getButtonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LandingSectionFrame } from './landing-section-frame.tsx'
import type { SectionContent } from './section-content.ts'

const card =
  'grid items-center gap-x-10 gap-y-5 rounded-md bg-paper p-5 shadow-contact md:p-8 lg:grid-cols-[1fr_auto]'
const fact = 'inline-flex min-h-9 items-center gap-2.5'

/** The shop's phone number, address and hours, beside the contact form if the section has one. A picture of the workplace is below. */
export function ContactSection({
  section,
  children,
}: {
  section: SectionContent<'contact'>
  children?: ReactNode
}) {
  const { street, city, province, postalCode } = shopFacts.address
  return (
    <LandingSectionFrame section={section}>
      <div className={children ? 'grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.7fr]' : ''}>
        <div>
          <div className={children ? '' : card}>
            <address className={`grid gap-2 font-semibold not-italic ${children ? '' : 'sm:grid-cols-2'}`}>
              {section.tollFree && shopFacts.tollFree && (
                <a href={shopFacts.tollFree.link} className={`${fact} hover:text-gorge`}>
                  <Icon name="phone" className="size-5 text-gorge" />
                  {shopFacts.tollFree.phone} (toll-free)
                </a>
              )}
              <a href={shopFacts.phoneLink} className={`${fact} hover:text-gorge`}>
                <Icon name="phone" className="size-5 text-gorge" />
                {shopFacts.phone}
              </a>
              <a href={`mailto:${shopFacts.email}`} className={`${fact} hover:text-gorge`}>
                <Icon name="mail" className="size-5 text-gorge" />
                {shopFacts.email}
              </a>
              <span className={fact}>
                <Icon name="pin" className="size-5 text-gorge" />
                <span>
                  {street}, {city} {province} <span className="whitespace-nowrap">{postalCode}</span>
                </span>
              </span>
              <span className={fact}>
                <Icon name="clock" className="size-5 text-gorge" />
                {shopFacts.supportHours}
              </span>
            </address>
            {section.link && (
              <LandingLink
                link={section.link}
                className={`${getButtonClass('outline', 'large')} justify-self-start`}
              />
            )}
          </div>
          {section.areas && (
            <ul className="mt-6 flex flex-wrap gap-x-2 text-slate">
              {section.areas.map((area) => (
                <li key={area} className="after:ml-2 after:content-['·'] last:after:content-none">
                  {area}
                </li>
              ))}
            </ul>
          )}
        </div>
        {children}
      </div>
    </LandingSectionFrame>
  )
}
