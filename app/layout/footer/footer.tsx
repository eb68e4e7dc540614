import { listFooterGroups, footerLegalLinks } from '../../../content/menus.ts'
import { shopFacts } from '../../../content/shop.ts'
import { Logo } from '../logo.tsx'
import { FooterContact } from './footer-contact.tsx'
import { SocialLinks } from './social-links.tsx'

export function Footer() {
  return (
    <footer className="on-dark mt-20 bg-river text-paper">
      <div className="ruler text-hi-vis" />
      <div className="page-width grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 sm:grid-cols-2 md:grid-cols-[1fr_1fr_auto] gap-y-10 pt-12 pb-10 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
        <div className="max-w-sm max-sm:col-span-2 md:max-lg:col-span-3 md:max-lg:max-w-xl">
          <p className="flex items-center gap-3">
            <Logo className="text-xl" />
          </p>
          <p className="mt-4 text-[15px] text-[#c8d5d8]">{shopFacts.about}</p>
          <SocialLinks />
        </div>
        {listFooterGroups().map((group) => (
          <FooterGroup key={group.title} {...group} />
        ))}
        <FooterContact />
      </div>
      <div className="border-t border-river-2">
        <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-1 py-4 text-sm text-[#c8d5d8] max-lg:pb-20">
          <p>
            © {shopFacts.legalName}, since {shopFacts.founded}
          </p>
          <ul className="flex gap-6">
            {footerLegalLinks.map(({ label, url }) => (
              <li key={url}>
                <a href={url} className="inline-block py-2 hover:text-hi-vis hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

type FooterGroupProps = { title: string; links: readonly { label: string; url: string }[] }

function FooterGroup({ title, links }: FooterGroupProps) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base tracking-normal whitespace-nowrap">{title}</h2>
      <ul className="mt-3 text-[15px]">
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} className="inline-block py-1.5 text-[#c8d5d8] hover:text-hi-vis hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
