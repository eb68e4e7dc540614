import type { HomeContent } from '../../../content/home-content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { type ShownProductPictures, ProductPicture } from '../../ui/product-picture.tsx'
import { Rating, type AverageRating } from '../../ui/rating.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { getCollectionHandle } from './get-collection-handle.ts'

type RatedCollectionsProps = {
  words: HomeContent['rated']
  pictures: ShownProductPictures
  /** The average rating of each collection's products, by the collection's handle. */
  ratings: Readonly<Record<string, AverageRating | null>>
}

/** Four collections with their products' ratings, as a strip that scrolls sideways on a phone. */
export function RatedCollections({
  words: { title, cards, viewAll },
  pictures,
  ratings,
}: RatedCollectionsProps) {
  return (
    <section aria-labelledby="rated" className="pt-16 md:pt-24">
      <div className="page-width">
        <SectionHeading id="rated" title={title}>
          <PageLink to={viewAll.url} className="text-link py-2">
            {viewAll.label}
          </PageLink>
        </SectionHeading>
      </div>
      <ul className="page-width scroll-strip scroll-px-4 gap-4 py-1 md:gap-6">
        {cards.map((card) => (
          <li key={card.url} className="w-[70vw] max-w-72 min-w-0 lg:w-auto lg:max-w-none lg:flex-1!">
            <PageLink to={card.url} className="group block">
              <span className="peel block overflow-hidden rounded-md group-hover:[--lift:44px]">
                <ProductPicture
                  pictures={pictures}
                  handle={card.picture}
                  show="scene"
                  sizes="(min-width: 1312px) 296px, (min-width: 1024px) 23vw, 288px"
                  upTo={640}
                  className="aspect-[5/4] w-full object-cover"
                />
              </span>
              <span className="mt-3 block text-lg leading-tight font-bold group-hover:text-gorge group-hover:underline">
                {card.title}
              </span>
              <span className="mt-1 block text-sm text-slate">{card.text}</span>
            </PageLink>
            <Rating rating={ratings[getCollectionHandle(card)] ?? null} />
          </li>
        ))}
      </ul>
    </section>
  )
}
