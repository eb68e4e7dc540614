import {
  listMenuCategories,
  type MenuCategory,
  shopAllLink,
  MAX_SUBCATEGORIES_SHOWN,
} from '../../../content/menus.ts'

/** The panel of the shop menu, with all product categories in seven groups. */
export function ShopMenuPanel() {
  return (
    <div className="page-width grid grid-cols-4 gap-x-8 gap-y-7 pt-8 pb-9">
      {listMenuCategories().map((category) => (
        <ShopMenuCategory key={category.url} category={category} />
      ))}
      <a
        href={shopAllLink.url}
        className="peel flex flex-col justify-end rounded-sm bg-river p-5 text-paper [--lift:30px] [--under:var(--color-paper)] hover:bg-gorge"
      >
        <span className="font-display text-xl leading-tight">{shopAllLink.label}</span>
      </a>
    </div>
  )
}

function ShopMenuCategory({ category }: { category: MenuCategory }) {
  const shown = category.subcategories.slice(0, MAX_SUBCATEGORIES_SHOWN.desktop)
  return (
    <div>
      <a href={category.url} className="block border-b-2 border-river pb-1.5 font-bold hover:text-gorge">
        {category.name}
      </a>
      <ul className="mt-1.5 text-[15px]">
        {shown.map(({ name, url }) => (
          <li key={url}>
            <a href={url} className="block py-1 text-slate hover:text-gorge hover:underline">
              {name}
            </a>
          </li>
        ))}
        {category.subcategories.length > shown.length && (
          <li>
            <a href={category.url} className="text-link inline-block py-1">
              View all<span className="sr-only"> {category.name}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
