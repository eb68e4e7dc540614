import { shopPage } from '../../../content/shop-page.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { type ShownProductPictures, ProductPicture } from '../../ui/product-picture.tsx'

/** The number of tiles on a phone's first screen. */
const EAGER_TILES = 3

/** Six collections as a row of round decals, which scrolls sideways on a phone. */
export function PromoTiles({ pictures }: { pictures: ShownProductPictures }) {
  return (
    <ul className="scroll-strip -mx-4 scroll-px-4 gap-3 px-4 pt-1 pb-2 lg:mx-0 lg:grid lg:grid-cols-6 lg:gap-5 lg:px-0">
      {shopPage.tiles.map(({ title, text, url, picture }, index) => (
        <li key={url} className="w-22 sm:w-32 lg:w-auto">
          <PageLink to={url} className="group block text-center">
            <ProductPicture
              pictures={pictures}
              handle={picture}
              sizes="(min-width: 1024px) 190px, (min-width: 640px) 128px, 88px"
              upTo={480}
              early={index < EAGER_TILES}
              className="aspect-square w-full rounded-full border-4 border-paper shadow-contact group-hover:shadow-lifted"
            />
            <span className="mt-2 block text-sm leading-tight lg:mt-3 lg:text-base font-bold group-hover:text-gorge group-hover:underline">
              {title}
            </span>
            <span className="mt-1 block text-sm text-slate max-lg:hidden">{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
