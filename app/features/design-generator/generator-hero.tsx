import { Fragment, type MouseEvent } from 'react'
import { designGeneratorCopy } from '../../../content/design-generator.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type ShownProductPictures, ProductPicture } from '../../ui/product-picture.tsx'
import { scrollToAndFocus } from './scroll-to-and-focus.ts'

/** Introduces the designer, with a button to start. */
export function GeneratorHero({ pictures }: { pictures: ShownProductPictures }) {
  const { title, text, facts, start, credits } = designGeneratorCopy.hero
  return (
    <section aria-labelledby="generator" className="on-dark overflow-hidden bg-river text-paper">
      <div className="page-width grid items-center gap-x-12 gap-y-6 pt-7 pb-8 md:grid-cols-[1.7fr_1fr] lg:py-8">
        <div>
          <h1 id="generator" className="text-[2rem] sm:text-4xl xl:text-5xl">
            {/* A line of the title breaks only between sentences. */}
            {title.match(/[^.\s][^.]*\.?/g)?.map((sentence) => (
              <Fragment key={sentence}>
                <span className="inline-block">{sentence}</span>{' '}
              </Fragment>
            ))}
          </h1>
          <p className="mt-3 max-w-xl text-[#c8d5d8] md:text-lg">{text}</p>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
            {facts.map((fact) => (
              <li key={fact} className="flex items-center gap-1.5">
                <Icon name="check" className="size-4 text-hi-vis" />
                {fact}
              </li>
            ))}
          </ul>
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            <a
              href="#start"
              onClick={startHere}
              className={`${getButtonClass('primary', 'large')} [--under:var(--color-river)] max-sm:w-full`}
            >
              {start}
            </a>
            <PageLink
              to={credits.url}
              className="py-2 font-semibold underline decoration-1 underline-offset-4 hover:text-hi-vis"
            >
              {credits.label}
            </PageLink>
          </p>
        </div>
        <Sheet pictures={pictures} />
      </div>
    </section>
  )
}

/** Scrolls to the designer without adding a history entry, so that Back leaves the page. */
function startHere(event: MouseEvent): void {
  event.preventDefault()
  scrollToAndFocus(document.getElementById('start'))
}

/** A sheet of decals on their backing, between crop marks. */
function Sheet({ pictures }: { pictures: ShownProductPictures }) {
  return (
    <div className="crop-marks mx-1 grid grid-cols-3 gap-1 bg-river max-md:max-w-72 md:max-w-md md:justify-self-end">
      {designGeneratorCopy.hero.pictures.map((handle, index) => (
        <div
          key={handle}
          className={`overflow-hidden ${index === 2 ? 'peel [--lift:20px] [--under:var(--color-river)]' : ''}`}
        >
          <ProductPicture
            pictures={pictures}
            handle={handle}
            eager={index === 0}
            sizes="(min-width: 1024px) 168px, (min-width: 768px) 12vw, 96px"
            upTo={480}
            className="aspect-square w-full object-cover"
          />
        </div>
      ))}
    </div>
  )
}
