import { homeCopy } from '../../../content/home.ts'
import type { HomeContent } from '../../../content/home-content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { type ShownProductPictures, ProductPicture } from '../../ui/product-picture.tsx'

type HeroProps = { words: HomeContent['hero']; pictures: ShownProductPictures }

/** The shop's offer, its lowest price, and the call to action. */
export function Hero({ words: { headline, text, priceNote, primary, secondary }, pictures }: HeroProps) {
  return (
    <section aria-labelledby="hero" className="overflow-hidden bg-paper">
      <div className="page-width grid items-center gap-x-12 gap-y-7 pt-6 pb-10 lg:grid-cols-[1fr_1.1fr] lg:py-14">
        <div>
          <h1 id="hero" className="text-[2rem] sm:text-5xl xl:text-6xl">
            {headline}
          </h1>
          <p className="mt-3 max-w-lg text-slate max-sm:hidden md:mt-5 md:text-lg">{text}</p>
          <p className="mt-3 text-lg font-bold tabular-nums md:mt-6 md:text-xl">{priceNote}</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-4">
            <PageLink
              to={primary.url}
              data-cta="hero-primary"
              className={`${getButtonClass('primary', 'large')} [--lift:14px] [--under:var(--color-paper)] max-sm:w-full`}
            >
              {primary.label}
            </PageLink>
            <PageLink to={secondary.url} data-cta="hero-secondary" className="text-link py-2">
              {secondary.label}
            </PageLink>
          </div>
        </div>
        <DecalSheet pictures={pictures} />
      </div>
    </section>
  )
}

/** Three decals on one sheet between crop marks: the first on the object it is made for, the others on their backing. */
function DecalSheet({ pictures }: { pictures: ShownProductPictures }) {
  const [first, second, third] = homeCopy.hero.pictures
  const small = 'aspect-square w-full object-cover'
  return (
    <div className="crop-marks max-lg:mx-1">
      <div className="grid grid-cols-[2fr_1fr] grid-rows-2 gap-1 bg-paper">
        <div className="row-span-2 *:*:h-full">
          <ProductPicture
            pictures={pictures}
            handle={first}
            show="scene"
            decorative={false}
            eager
            sizes="(min-width: 1312px) 430px, (min-width: 1024px) 33vw, 62vw"
            upTo={960}
            className={small}
          />
        </div>
        <ProductPicture
          pictures={pictures}
          handle={second}
          decorative={false}
          sizes="(min-width: 1312px) 214px, (min-width: 1024px) 16vw, 31vw"
          upTo={480}
          className={small}
        />
        <div className="peel overflow-hidden [--lift:14px] [--under:var(--color-paper)] md:[--lift:22px]">
          <ProductPicture
            pictures={pictures}
            handle={third}
            decorative={false}
            sizes="(min-width: 1312px) 214px, (min-width: 1024px) 16vw, 31vw"
            upTo={480}
            className={small}
          />
        </div>
      </div>
    </div>
  )
}
