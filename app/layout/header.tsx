import { shopFacts } from '../../content/shop.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { CartButton } from './cart-button.tsx'
import { Logo } from './logo.tsx'
import { MainNavigation } from './menu/main-navigation.tsx'
import { MenuDrawer } from './menu/menu-drawer.tsx'
import { SearchBox } from './search-box.tsx'
import { useHasScrolledPast } from './use-has-scrolled-past.ts'

/** Pixels of scrolling after which the header has a stronger shadow (specification, section 9). */
const SHADOW_AFTER_PX = 10

export function Header() {
  const scrolled = useHasScrolledPast(SHADOW_AFTER_PX)
  return (
    <header
      className={`sticky top-0 z-40 bg-paper print:hidden transition-shadow [anchor-name:--header] ${scrolled ? 'shadow-lifted' : 'shadow-[0_1px_0_var(--color-line)]'}`}
    >
      <div className="page-width relative flex h-16 items-center gap-1 md:gap-4">
        <MenuDrawer />
        <PageLink to="/" className="mr-auto flex items-center gap-2.5" aria-label={`${shopFacts.name}, home`}>
          <Logo className="text-lg leading-none" />
        </PageLink>
        <SearchBox />
        <a
          href="/account"
          aria-label="Account"
          data-tip=""
          className="-mr-3 grid size-12 place-items-center rounded-sm hover:bg-mist max-lg:hidden"
        >
          <Icon name="person" className="size-6" />
        </a>
        <CartButton />
      </div>
      <MainNavigation />
    </header>
  )
}
