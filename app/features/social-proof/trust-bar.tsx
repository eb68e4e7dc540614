import type { ReactNode } from 'react'
import { type SoldKind, trustBarCopy } from '../../../content/trust-bar.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'

type TrustBarProps = { sold: SoldKind; children?: ReactNode }

/** The shop's guarantees that fit what the page sells, each with a link to its details. `children` are placed at the end of the first line. */
export function TrustBar({ sold, children }: TrustBarProps) {
  return (
    <section aria-labelledby="trust-bar" className="mt-16 border-y border-line bg-paper md:mt-24">
      <div className="page-width py-5">
        <div className="flex min-h-9 items-center justify-between gap-4">
          <h2 id="trust-bar" className="font-sans text-sm font-bold tracking-normal">
            {trustBarCopy.title}
          </h2>
          {children}
        </div>
        <ul className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
          {trustBarCopy.items[sold].map(({ icon, label, url }) => (
            <li key={label}>
              <PageLink
                to={url}
                className="inline-flex min-h-11 items-center gap-2.5 font-semibold hover:text-gorge hover:underline"
              >
                <Icon name={icon} className="size-6 text-gorge" />
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
