import type { Subcategory } from '../../../contract/showcase.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'

/**
 * Links to subcategories, each as a ticket with a picture (or a letter) and a name. On smaller screens the tickets form a row that scrolls
 * sideways, above the products.
 */
export function SubcategoryGrid({ subcategories }: { subcategories: readonly Subcategory[] }) {
  return (
    <ul
      aria-label="Subcategories"
      className="scroll-strip -mx-4 scroll-px-4 gap-3 px-4 pt-1 pb-4 lg:mx-0 lg:grid lg:grid-cols-3 lg:px-0 lg:pb-8"
    >
      {subcategories.map((subcategory) => (
        <li key={subcategory.name} className="w-52 lg:w-auto">
          <PageLink
            to={subcategory.url}
            className="group flex h-full items-center gap-3 overflow-hidden lg:gap-4 rounded-md bg-paper pr-4 shadow-contact hover:shadow-lifted"
          >
            <TilePicture {...subcategory} />
            <span className="py-2">
              <span className="block leading-tight font-bold group-hover:text-gorge group-hover:underline">
                {subcategory.name}
              </span>
              <span className="mt-1 line-clamp-2 text-sm text-slate max-lg:hidden">
                {subcategory.description}
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function TilePicture({ name, imageSrc }: Subcategory) {
  if (imageSrc === null) {
    return (
      <span
        aria-hidden="true"
        className="grid size-16 shrink-0 lg:size-24 place-items-center bg-mist-2 font-display text-3xl"
      >
        {name.slice(0, 1)}
      </span>
    )
  }
  return (
    <Picture
      src={imageSrc}
      alt=""
      sizes="96px"
      upTo={240}
      className="size-16 shrink-0 lg:size-24 object-cover"
    />
  )
}
