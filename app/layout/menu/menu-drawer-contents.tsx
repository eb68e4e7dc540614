import {
  accountMenuLink,
  listMenuCategories,
  listHeaderItems,
  type MenuCategory,
  shopAllLink,
  MAX_SUBCATEGORIES_SHOWN,
} from '../../../content/menus.ts'
import { getButtonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const row = 'flex min-h-12 items-center border-b border-line px-4 font-semibold hover:bg-mist'

export function MenuDrawerContents() {
  return (
    <>
      <form
        method="dialog"
        className="flex items-center justify-between bg-river py-2 pr-2 pl-4 text-paper on-dark"
      >
        <p className="font-display text-lg">Menu</p>
        <button aria-label="Close menu" data-tip="" className="grid size-12 place-items-center">
          <Icon name="close" className="size-6" />
        </button>
      </form>
      <nav aria-label="Menu">
        {listHeaderItems().map((item) =>
          item.kind === 'link' ? (
            <a key={item.url} href={item.url} className={row}>
              {item.label}
            </a>
          ) : (
            <a key={item.label} href={shopAllLink.url} className={`${row} text-maple`}>
              {shopAllLink.label}
            </a>
          ),
        )}
        {listMenuCategories().map((category) => (
          <DrawerCategory key={category.url} category={category} />
        ))}
      </nav>
      <a href={accountMenuLink.url} className={`${getButtonClass('outline')} mx-4 mt-4 flex`}>
        {accountMenuLink.label}
      </a>
    </>
  )
}

function DrawerCategory({ category }: { category: MenuCategory }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold hover:bg-mist">
        {category.name}
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-2">
        {category.subcategories.slice(0, MAX_SUBCATEGORIES_SHOWN.mobile).map(({ name, url }) => (
          <li key={url}>
            <a href={url} className="flex min-h-11 items-center pr-4 pl-7 text-slate">
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={category.url} className="flex min-h-11 items-center pr-4 pl-7 font-semibold text-gorge">
            All {category.name}
          </a>
        </li>
      </ul>
    </details>
  )
}
