import type { ReactNode } from 'react'
import { shopFacts } from '../../../content/shop.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

export function FooterContact() {
  const { address, hours } = shopFacts
  return (
    <div className="max-sm:col-span-2">
      <h2 className="text-base tracking-normal">Contact</h2>
      <address className="mt-4 grid gap-3 text-[15px] text-[#c8d5d8] not-italic">
        <Line icon="pin">
          {address.street}
          <br />
          {address.city}, {address.provinceName} {address.postalCode}
        </Line>
        <Line icon="phone">
          <a href={shopFacts.phoneLink} className="hover:text-hi-vis hover:underline">
            {shopFacts.phone}
          </a>
        </Line>
        <Line icon="mail">
          <a href={`mailto:${shopFacts.email}`} className="hover:text-hi-vis hover:underline">
            {shopFacts.email}
          </a>
        </Line>
        <Line icon="clock">
          {hours.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Line>
      </address>
    </div>
  )
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <Icon name={icon} className="mt-0.5 size-5 text-hi-vis" />
      <div>{children}</div>
    </div>
  )
}
