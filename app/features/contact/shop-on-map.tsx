import type { ReactNode } from 'react'
import { contactCopy } from '../../../content/contact.ts'
import { shopFacts } from '../../../content/shop.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { NiagaraMap } from '../../ui/niagara-map.tsx'

/** The shop's address, hours and contact details beside a map. The shop drew the map itself, so no third party learns about the visitor. */
export function ShopOnMap() {
  const { address, hours } = shopFacts
  return (
    <section aria-label="Address and hours" className="grid content-start gap-6">
      <figure>
        <NiagaraMap alt={contactCopy.map.alt} />
        <figcaption className="mt-2 text-sm text-slate">{contactCopy.map.caption}</figcaption>
      </figure>
      <address className="grid gap-4 not-italic">
        <Fact icon="pin" label="Address">
          {address.street}
          <br />
          {address.city}, {address.provinceName} {address.postalCode}
        </Fact>
        <Fact icon="clock" label="Hours">
          {hours.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <Fact icon="phone" label="Phone">
          <a href={shopFacts.phoneLink} className="text-link inline-block py-0.5">
            {shopFacts.phone}
          </a>
        </Fact>
        <Fact icon="mail" label="E-mail">
          <a href={`mailto:${shopFacts.email}`} className="text-link inline-block py-0.5">
            {shopFacts.email}
          </a>
        </Fact>
      </address>
    </section>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 text-gorge" />
      <div>
        <p className="text-sm text-slate">{label}</p>
        <div className="font-semibold">{children}</div>
      </div>
    </div>
  )
}
