import { shop } from '../../content/shop.ts'
import { PageLink } from '../browser/page-link.tsx'
import { CartButton } from './cart-button.tsx'
import { LogoMark } from './logo.tsx'
import { MainNavigation } from './menu/main-navigation.tsx'
import { MenuDrawer } from './menu/menu-drawer.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Pixels of scrolling after which the header casts a stronger shadow (specification, section 9). */
const SHADOW_AFTER = 10

export function Header() {
  const scrolled = useScrolledPast(SHADOW_AFTER)
  return (
    <header
      className={`sticky top-0 z-40 bg-paper transition-shadow [anchor-name:--header] ${scrolled ? 'shadow-lifted' : 'shadow-[0_1px_0_var(--color-line)]'}`}
    >
      <div className="page-width flex h-16 items-center gap-4 xl:h-18">
        <MenuDrawer />
        <PageLink
          to="/"
          className="flex items-center gap-2.5 max-xl:mr-auto"
          aria-label={`${shop.name}, home`}
        >
          <LogoMark />
          <span className="font-display text-lg leading-none">{shop.name}</span>
        </PageLink>
        <MainNavigation />
        <CartButton />
      </div>
    </header>
  )
}
