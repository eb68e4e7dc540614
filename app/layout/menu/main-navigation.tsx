import { useLocation } from 'react-router'
import { listHeaderItems } from '../../../content/menus.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { isCurrentLink } from './current-link.ts'
import { ShopMenu } from './shop-menu.tsx'

const entry =
  'flex h-full items-center gap-1 px-2 text-[14.5px] font-semibold whitespace-nowrap hover:text-gorge'
// The line under the current entry, drawn like a cut line.
const current = 'text-gorge shadow-[inset_0_-3px_0_var(--color-cut)]'

export function MainNavigation() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className="page-width h-11 max-xl:hidden">
      <ul className="-ml-2 flex h-full justify-between">
        {listHeaderItems().map((item) => (
          <li key={item.label} className="h-full">
            {item.kind === 'mega-menu' ? (
              <ShopMenu label={item.label} className={entry} />
            ) : (
              <NavigationLink
                url={item.url}
                label={item.label}
                highlighted={isCurrentLink(pathname, item.url)}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type NavigationLinkProps = { url: string; label: string; highlighted: boolean }

function NavigationLink({ url, label, highlighted }: NavigationLinkProps) {
  return (
    <PageLink
      to={url}
      aria-current={highlighted ? 'page' : undefined}
      className={`${entry} ${highlighted ? current : ''}`}
    >
      {label}
    </PageLink>
  )
}
