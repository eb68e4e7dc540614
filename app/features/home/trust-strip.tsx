import type { HomeContent, TrustIcon } from '../../../content/home-content.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

const icons: Record<TrustIcon, IconName> = { 'maple-leaf': 'leaf', parcel: 'truck', sun: 'sun', lock: 'lock' }

export function TrustStrip({ words }: { words: HomeContent['trust'] }) {
  return (
    <section aria-label="Why order here" className="on-dark bg-river text-paper">
      <div className="ruler text-hi-vis" />
      <ul className="page-width grid grid-cols-2 gap-x-4 gap-y-6 py-7 lg:grid-cols-4 lg:gap-x-8">
        {words.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon name={icons[icon]} className="size-7 text-hi-vis" />
            <div>
              <h2 className="font-sans text-[15px] leading-snug font-bold tracking-normal md:text-base">
                {title}
              </h2>
              <p className="mt-1 text-sm text-[#c8d5d8]">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
