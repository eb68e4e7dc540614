import type { ArtworkCredits } from '../../../contract/artwork-credits.ts'
import { Icon } from '../../ui/icon.tsx'
import { formatMotifTitle } from './motif-title.ts'

type Families = ArtworkCredits['drawn']

const titles: Readonly<Record<string, string>> = {
  dogs: 'Dogs',
  cats: 'Cats',
  horses: 'Horses',
  people: 'People at work',
  birds: 'Birds',
  butterflies: 'Butterflies and moths',
  flowers: 'Flowers',
  fish: 'Game fish',
  vehicles: 'Cars, trucks and machines',
  boats: 'Boats',
  'masks-and-gear': 'Masks and gear',
  'kitchen-and-tools': 'Kitchen, workshop and games',
  landmarks: 'Places and things',
  creatures: 'Wild and mythical creatures',
  paintings: 'Scenes and characters in colour',
  flags: 'Flags',
}

/** The number of motifs shown beside a closed group's name if there is room. */
const MAX_SHOWN_MOTIFS = 5

/**
 * The shop's own motifs in groups that are closed at first. A group loads its samples when it becomes visible, and its other motifs when it
 * is opened.
 */
export function DrawnMotifFamilies({ families }: { families: Families }) {
  return (
    <section aria-labelledby="drawn" className="my-8">
      <h2 id="drawn" className="text-2xl">
        Drawn by us
      </h2>
      <p className="mt-2 max-w-2xl text-slate">
        We draw these ourselves, from real measurements: ears, coats, fins, bodies and stripes.
      </p>
      {families.map(({ family, names }) => (
        <details key={family} className="group mt-4 bg-paper">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 md:px-8 [&::-webkit-details-marker]:hidden">
            <h3 className="text-xl">{titles[family] ?? family}</h3>
            <span className="ml-auto hidden gap-3 group-open:hidden md:flex">
              {names.slice(0, MAX_SHOWN_MOTIFS).map((name) => (
                <img
                  key={name}
                  src={`/api/motifs/drawn/${name}`}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  decoding="async"
                  className="size-12 object-contain"
                />
              ))}
            </span>
            <span className="flex w-16 items-center justify-end gap-3 text-slate tabular-nums">
              {names.length}
              <Icon name="chevron" className="size-5 group-open:rotate-180" />
            </span>
          </summary>
          <ul className="grid grid-cols-4 gap-x-2 gap-y-4 px-4 pb-5 md:grid-cols-6 md:gap-4 md:px-8 md:pb-8 xl:grid-cols-8">
            {names.map((name) => (
              <li key={name} className="grid content-start gap-1 text-center text-xs text-slate sm:text-sm">
                <img
                  src={`/api/motifs/drawn/${name}`}
                  alt=""
                  width={96}
                  height={96}
                  loading="lazy"
                  decoding="async"
                  className="mx-auto aspect-square w-full max-w-24 object-contain"
                />
                {formatMotifTitle(family, name)}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
