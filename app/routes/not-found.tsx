import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead } from '../page-framework/page-module.ts'
import { LostDecal } from '../features/not-found/lost-decal.tsx'
import { getButtonClass } from '../ui/button.tsx'

export const getHead = (): PageHead => ({
  title: '404 Page Not Found',
  description: 'There is no page at this address.',
})

export const getStatus = () => 404

/** Links to the most visited parts of the shop. */
const ways = [
  { label: 'Vehicle Decals', url: '/collection/vehicle-decals' },
  { label: 'Boat Decals', url: '/collection/boat-decals-graphics' },
  { label: 'Bumper Stickers', url: '/collection/bumper-stickers' },
  { label: 'Design Your Decal', url: '/design-generator' },
]

export default function NotFoundPage() {
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-8 py-12 md:grid-cols-2 md:py-20">
      <LostDecal />
      <div>
        <h1 className="text-3xl md:text-5xl">404 Page Not Found</h1>
        <p className="mt-4 max-w-md text-slate md:text-lg">
          There’s no sticker here. The address may have a typo, or this page may have been peeled off.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <PageLink to="/shop" className={getButtonClass('primary')}>
            Shop All Products
          </PageLink>
          <PageLink to="/" className={getButtonClass('outline')}>
            Home
          </PageLink>
        </div>
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
