// @chunk landing
import type { ComponentProps } from 'react'
import { shopFacts } from '../../../../content/shop.ts'
import { contactCopy } from '../../../../content/contact.ts'
import type { HeroContent } from '../../../../content/landing/landing-page.ts'
import { NiagaraMap } from '../../../ui/niagara-map.tsx'
import type { ShownProductPictures } from '../../../ui/product-picture.tsx'
import { CalculatorForm } from '../calculator/calculator-form.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { HeroFigures } from './hero-figures.tsx'
import { HeroText } from './hero-text.tsx'

type HeroOf<K extends HeroContent['kind']> = Extract<HeroContent, { kind: K }>
type HeroProps = {
  pictures: ShownProductPictures
  search: URLSearchParams
  /** Draws the order beside the calculator, if the page's calculator is in the hero. */
  orderPicture: ComponentProps<typeof CalculatorForm>['picture']
}

/** The first screen of a landing page. */
export function LandingHero({ hero, pictures, search, orderPicture }: HeroProps & { hero: HeroContent }) {
  switch (hero.kind) {
    case 'sheet':
      return <SheetHero hero={hero} pictures={pictures} />
    case 'banner':
      return <BannerHero hero={hero} pictures={pictures} />
    case 'poster':
      return <PosterHero hero={hero} pictures={pictures} />
    case 'split':
      return <SplitHero hero={hero} pictures={pictures} />
    case 'place':
      return <PlaceHero hero={hero} />
    case 'counter':
      return <CounterHero hero={hero} pictures={pictures} search={search} orderPicture={orderPicture} />
  }
}

/** Text beside pictures, on a sheet with crop marks. */
function SheetHero({ hero, pictures }: { hero: HeroOf<'sheet'>; pictures: ShownProductPictures }) {
  const [first, ...more] = hero.art
  return (
    <header className="page-width grid items-center gap-x-14 gap-y-8 pt-2 lg:grid-cols-[1fr_1.1fr] lg:pt-6">
      <HeroText hero={hero} />
      <div className="crop-marks mx-1">
        <div className={`grid gap-1 bg-paper ${more.length > 0 ? 'grid-cols-[2fr_1fr]' : ''}`}>
          <HeroPicture
            art={first}
            pictures={pictures}
            eager
            sizes="(min-width: 1024px) 36vw, 62vw"
            className="aspect-square size-full object-cover"
          />
          {more.length > 0 && (
            <div className="grid gap-1">
              {more.slice(0, 2).map((art) => (
                <HeroPicture
                  key={art.kind === 'product' ? art.handle : art.src}
                  art={art}
                  pictures={pictures}
                  sizes="(min-width: 1024px) 18vw, 31vw"
                  className="aspect-square size-full object-cover"
                />
              ))}
            </div>
          )}
        </div>
      </div>
    </header>
  )
}

/**
 * A full-width picture, with the text on a card over its lower edge. The card covers no important part of the drawing. The picture's height
 * is limited, so that the card's buttons are visible without scrolling.
 */
function BannerHero({ hero, pictures }: { hero: HeroOf<'banner'>; pictures: ShownProductPictures }) {
  return (
    <header>
      <HeroPicture
        art={hero.art}
        pictures={pictures}
        eager
        sizes="100vw"
        className={`aspect-[2/1] w-full object-cover object-right-bottom sm:aspect-[5/2] lg:max-h-110 2xl:max-h-140 ${hero.focus === 'middle' ? 'sm:object-[50%_37%]' : 'sm:object-bottom'}`}
      />
      <div className="page-width relative -mt-4">
        <div className="bg-paper p-5 shadow-lifted [--under:var(--color-paper)] md:p-8 lg:px-10">
          <HeroText hero={hero} wide />
        </div>
      </div>
    </header>
  )
}

/** A dark sheet with large text, figures along a tape measure, and a drawing at the side. */
function PosterHero({ hero, pictures }: { hero: HeroOf<'poster'>; pictures: ShownProductPictures }) {
  return (
    <header className="on-dark bg-river text-paper [--under:var(--color-river)]">
      <div className="page-width grid items-end gap-x-12 gap-y-8 pt-8 pb-8 md:pt-14 lg:grid-cols-[1.4fr_1fr]">
        <HeroText hero={hero} dark large />
        <HeroPicture
          art={hero.art}
          pictures={pictures}
          eager
          sizes="(min-width: 1024px) 38vw, 92vw"
          className="max-h-110 w-full object-contain object-bottom"
        />
      </div>
      <div className="ruler text-hi-vis" />
      <HeroFigures figures={hero.figures} dark className="page-width py-6" />
    </header>
  )
}

const grounds = {
  gorge: 'on-dark bg-gorge-deep text-paper [--under:var(--color-gorge-deep)]',
  'hi-vis': 'bg-hi-vis [--under:var(--color-hi-vis)]',
  paper: 'bg-paper [--under:var(--color-paper)]',
} as const

/** Text on a coloured half, and a picture that fills the other half up to the window's edges. */
function SplitHero({ hero, pictures }: { hero: HeroOf<'split'>; pictures: ShownProductPictures }) {
  return (
    <header className={`grid lg:grid-cols-2 ${grounds[hero.ground]}`}>
      <div className="self-center px-4 py-8 lg:py-14 lg:pr-12 lg:pl-[max(32px,calc((100vw-1312px)/2+32px))]">
        <HeroText hero={hero} dark={hero.ground === 'gorge'} plain={hero.ground === 'hi-vis'} />
      </div>
      <HeroPicture
        art={hero.art}
        pictures={pictures}
        eager
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="aspect-[4/3] size-full object-cover lg:aspect-auto lg:min-h-130"
      />
    </header>
  )
}

/** Text beside a map, with the names of the towns below. */
function PlaceHero({ hero }: { hero: HeroOf<'place'> }) {
  const { street, city, province } = shopFacts.address
  return (
    <header className="page-width grid gap-x-12 gap-y-8 pt-2 lg:grid-cols-[1fr_1.25fr]">
      <div className="self-center">
        <HeroText hero={hero} />
        <p className="mt-6 border-l-4 border-hi-vis pl-4 font-semibold">
          {street}, {city} {province}
          <span className="block font-normal text-slate">{shopFacts.hours.inText}</span>
        </p>
      </div>
      <figure>
        <NiagaraMap alt={contactCopy.map.alt} eager />
        <figcaption className="mt-3 flex flex-wrap gap-x-2 text-sm text-slate">
          {hero.towns.map((town) => (
            <span key={town} className="after:ml-2 after:content-['·'] last:after:content-none">
              {town}
            </span>
          ))}
        </figcaption>
      </figure>
    </header>
  )
}

/** Text above a strip of products, with the calculator beside them, so that the price is visible without scrolling. */
function CounterHero({ hero, pictures, search, orderPicture }: HeroProps & { hero: HeroOf<'counter'> }) {
  return (
    <header className="page-width pt-2">
      <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[1.3fr_1fr]">
        <HeroText hero={hero} />
        <HeroPicture
          art={hero.art}
          pictures={pictures}
          eager
          sizes="(min-width: 1024px) 40vw, 92vw"
          className="w-full md:max-lg:w-2/3"
        />
      </div>
      <div id="calculator" className="mt-10 scroll-mt-24">
        <h2 className="mb-4 text-2xl md:text-4xl">{hero.primary.label}</h2>
        <CalculatorForm block={hero.calculator} search={search} picture={orderPicture} />
      </div>
    </header>
  )
}
