import type { Subcategory } from '../../../contract/showcase.ts'
import { PageLink } from '../../browser/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The parts of a category, as tickets: picture or letter, then the name. */
export function SubcategoryGrid({ subcategories }: { subcategories: readonly Subcategory[] }) {
  return (
    <ul aria-label="Subcategories" className="grid gap-3 pb-8 sm:grid-cols-2 lg:grid-cols-3">
      {subcategories.map((subcategory) => (
        <li key={subcategory.name}>
          <PageLink
            to={subcategory.url}
            className="group flex h-full items-center gap-4 overflow-hidden rounded-md bg-paper pr-4 shadow-contact hover:shadow-lifted"
          >
            <TilePicture {...subcategory} />
            <span className="py-2">
              <span className="block leading-tight font-bold group-hover:text-gorge group-hover:underline">
                {subcategory.name}
              </span>
              <span className="mt-1 line-clamp-2 text-sm text-slate">{subcategory.description}</span>
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
        className="grid size-24 shrink-0 place-items-center bg-mist-2 font-display text-3xl"
      >
        {name.slice(0, 1)}
      </span>
    )
  }
  return <Picture src={imageSrc} alt="" sizes="96px" upTo={240} className="size-24 shrink-0 object-cover" />
}
