import type { ReactNode } from 'react'
import { cutFilesCopy } from '../../../content/cut-files/cut-files-page.ts'
import type { CutFileCard } from '../../../contract/cut-files.ts'
import type { ProductPictures } from '../../../contract/showcase.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

const { hero, previews, machines, sample, collections } = cutFilesCopy

/** The headline, beside a design that illustrates it. */
export function CutFilesHero({ picture }: { picture: CutFileCard | undefined }) {
  return (
    <header className="grid items-center gap-x-10 gap-y-8 pt-1 md:grid-cols-2 lg:gap-x-16">
      <div>
        <h1 className="text-3xl md:text-5xl">{hero.title}</h1>
        <p className="mt-4 text-slate md:text-xl">{hero.text}</p>
        <ul className="mt-5 grid gap-2 font-semibold">
          {hero.facts.map((fact) => (
            <li key={fact} className="border-l-4 border-cut pl-3">
              {fact}
            </li>
          ))}
        </ul>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="#themes" className={getButtonClass('primary', 'large')}>
            {hero.browse}
          </a>
          <a href="#free-sample" className={getButtonClass('outline', 'large')}>
            {hero.sample}
          </a>
        </div>
      </div>
      <Picture
        src={picture?.imageSrc ?? null}
        alt={picture?.imageAlt ?? ''}
        sizes="(min-width: 64rem) 38rem, (min-width: 48rem) 45vw, 92vw"
        eager
        className="aspect-square w-full"
      />
    </header>
  )
}

/** Designs in use. */
export function CutFilePreviews({ pictures }: { pictures: ProductPictures | null }) {
  return (
    <section aria-labelledby="previews" className="mt-16 md:mt-24">
      <h2 id="previews" className="text-2xl md:text-4xl">
        {previews.title}
      </h2>
      <p className="mt-3 text-slate md:text-lg">{previews.text}</p>
      <ul className="mt-6 grid gap-6 sm:grid-cols-3">
        {previews.items.map(({ handle, where, text }) => (
          <li key={handle}>
            <PageLink to={`/product/${handle}`} className="group block">
              <Picture
                src={pictures?.scenes[handle]?.url ?? null}
                alt={pictures?.scenes[handle]?.altText ?? ''}
                sizes="(min-width: 40rem) 30vw, 92vw"
                upTo={960}
                className="aspect-square w-full"
              />
              <span className="mt-3 block text-lg font-bold group-hover:text-gorge">{where}</span>
              <span className="text-slate">{text}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists the machines and programs that open each format. */
export function SupportedMachines() {
  return (
    <section
      aria-labelledby="machines"
      className="mt-16 grid gap-x-16 gap-y-5 md:mt-24 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id="machines" className="text-2xl md:text-4xl">
          {machines.title}
        </h2>
        <p className="mt-3 text-slate md:text-lg">{machines.text}</p>
      </div>
      <dl className="border-t border-line-strong">
        {machines.rows.map(([program, formats, note]) => (
          <div
            key={program}
            className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_2fr]"
          >
            <dt className="font-bold">{program}</dt>
            <dd>
              <span className="block font-semibold">{formats}</span>
              <span className="text-slate">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The free sample and its form. */
export function FreeSampleSection({ children }: { children: ReactNode }) {
  return (
    <section
      id="free-sample"
      aria-labelledby="sample-title"
      className="crop-marks mt-16 grid scroll-mt-32 gap-x-16 gap-y-6 bg-paper p-6 md:mt-24 md:p-12 lg:grid-cols-2"
    >
      <div>
        <h2 id="sample-title" className="text-2xl md:text-4xl">
          {sample.heading}
        </h2>
        <p className="mt-3 text-slate md:text-lg">{sample.text}</p>
      </div>
      {children}
    </section>
  )
}

/** Sets of designs, with a link to all designs. */
export function CutFileCollections({ pictures }: { pictures: ProductPictures | null }) {
  return (
    <section id="collections" aria-labelledby="collections-title" className="mt-16 scroll-mt-32 md:mt-24">
      <h2 id="collections-title" className="text-2xl md:text-4xl">
        {collections.title}
      </h2>
      <p className="mt-3 text-slate md:text-lg">{collections.text}</p>
      <ul className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {collections.sets.map((handle) => {
          const picture = pictures?.decals[handle]
          return (
            picture && (
              <li key={handle}>
                <PageLink to={`/product/${handle}`} className="group block">
                  <Picture
                    src={picture.url}
                    alt=""
                    sizes="(min-width: 64rem) 18rem, 45vw"
                    upTo={640}
                    className="aspect-square w-full"
                  />
                  <span className="mt-2 block font-bold group-hover:text-gorge">
                    {picture.altText.split(':')[0]}
                  </span>
                </PageLink>
              </li>
            )
          )
        })}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3">
        {collections.links.map(({ label, url }) => (
          <PageLink key={url} to={url} className={getButtonClass('outline')}>
            {label}
          </PageLink>
        ))}
      </p>
    </section>
  )
}
