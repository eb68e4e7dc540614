import type { HomeContent } from '../../../content/home-content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type ShownProductPictures, ProductPicture } from '../../ui/product-picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

type CategoryCardsProps = { words: HomeContent['categories']; pictures: ShownProductPictures }

/** Four large pictures of decals in use, each a link to a collection. */
export function CategoryCards({ words: { title, linkLabel, cards }, pictures }: CategoryCardsProps) {
  return (
    <section aria-labelledby="categories" className="page-width pt-14 md:pt-20">
      <SectionHeading id="categories" title={title} />
      <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        {cards.map((card) => (
          <li
            key={card.url}
            className="group relative flex flex-col overflow-hidden rounded-md bg-paper shadow-contact hover:shadow-lifted"
          >
            <ProductPicture
              pictures={pictures}
              handle={card.picture}
              show="scene"
              sizes="(min-width: 1312px) 300px, (min-width: 1024px) 24vw, 44vw"
              upTo={640}
              className="aspect-[4/5] w-full object-cover"
            />
            <div className="flex flex-1 flex-col p-3 md:p-5">
              <h3 className="text-base md:text-xl">{card.title}</h3>
              <p className="mt-1 mb-3 text-sm text-slate max-sm:hidden">{card.text}</p>
              <PageLink
                to={card.url}
                className="mt-auto inline-flex min-h-9 items-center gap-2 text-sm font-bold text-gorge after:absolute after:inset-0 group-hover:underline md:text-base"
              >
                {linkLabel}
                <span className="sr-only"> {card.title}</span>
                <Icon name="arrow" className="size-4 transition-transform group-hover:translate-x-1" />
              </PageLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
