import type { HomeContent } from '../../../content/home-content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { type ShownProductPictures, ProductPicture } from '../../ui/product-picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

type FeaturedCollectionsProps = { words: HomeContent['featured']; pictures: ShownProductPictures }

/** Six collections as small tickets, each with its picture on the left and its text on the right. */
export function FeaturedCollections({ words: { title, cards }, pictures }: FeaturedCollectionsProps) {
  return (
    <section aria-labelledby="featured" className="page-width pt-16 md:pt-24">
      <SectionHeading id="featured" title={title} />
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.url}>
            <PageLink
              to={card.url}
              className="group flex h-full items-center gap-4 overflow-hidden rounded-md bg-paper pr-4 shadow-contact hover:shadow-lifted"
            >
              <ProductPicture
                pictures={pictures}
                handle={card.picture}
                sizes="140px"
                upTo={320}
                className="size-28 shrink-0 object-cover md:size-35"
              />
              <span>
                <span className="block text-lg leading-tight font-bold group-hover:text-gorge group-hover:underline md:text-xl">
                  {card.title}
                </span>
                <span className="mt-1 block text-sm text-slate">{card.text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
