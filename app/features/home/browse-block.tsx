import type { HomeContent } from '../../../content/home-content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type ShownProductPictures, ProductPicture } from '../../ui/product-picture.tsx'

type BrowseBlockProps = { words: HomeContent['browse']; pictures: ShownProductPictures }

/** Links to four parts of the shop, as four large lines of a table of contents. */
export function BrowseSection({ words: { title, text, cards }, pictures }: BrowseBlockProps) {
  return (
    <section aria-labelledby="browse" className="on-dark mt-16 bg-gorge text-paper md:mt-24">
      <div className="page-width grid gap-x-16 gap-y-6 py-12 md:py-20 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="browse" className="text-2xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-3 md:text-lg">{text}</p>
        </div>
        <ul className="border-t border-paper/35">
          {cards.map((card) => (
            <li key={card.url}>
              <PageLink
                to={card.url}
                className="group flex items-center gap-4 border-b border-paper/35 py-3 hover:bg-gorge-deep md:gap-6"
              >
                <ProductPicture
                  pictures={pictures}
                  handle={card.picture}
                  sizes="96px"
                  upTo={240}
                  className="size-16 shrink-0 rounded-full md:size-24"
                />
                <span className="flex-1">
                  <span className="block font-display text-xl leading-tight md:text-3xl">{card.title}</span>
                  <span className="mt-1 block text-sm md:text-base">{card.text}</span>
                </span>
                <Icon name="arrow" className="size-6 transition-transform group-hover:-translate-x-2" />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
