import type { ReactNode } from 'react'
import { PageLink } from '../../page-framework/page-link.tsx'
import { LostDecal } from './lost-decal.tsx'

/** Links to the most visited parts of the shop. */
const ways = [
  { label: 'Vehicle Decals', url: '/collection/vehicle-decals' },
  { label: 'Boat Decals', url: '/collection/boat-decals-graphics' },
  { label: 'Bumper Stickers', url: '/collection/bumper-stickers' },
  { label: 'Design Your Decal', url: '/design-generator' },
]

type NotFoundLayoutProps = { title: string; text: string; children: ReactNode }

/** A page that says that something doesn't exist, beside a sheet without its decal, with the ways on. */
export function NotFoundLayout({ title, text, children }: NotFoundLayoutProps) {
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-8 py-12 md:grid-cols-2 md:py-20">
      <LostDecal />
      <div>
        <h1 className="text-3xl md:text-5xl">{title}</h1>
        <p className="mt-4 mb-6 max-w-md text-slate md:text-lg">{text}</p>
        {children}
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4">
          {ways.map(({ label, url }) => (
            <li key={url}>
              <PageLink to={url} className="text-link inline-block py-2">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
