import type { ArtworkCredits } from '../../../contract/artwork-credits.ts'

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
  headgear: 'Masks and helmets',
  'kitchen-and-tools': 'Kitchen, workshop and games',
  landmarks: 'Places and things',
  flags: 'Flags',
}

/** The shop's own motifs, each with its picture. Pictures load when scrolled into view. */
export function DrawnFamilies({ families }: { families: Families }) {
  return (
    <section aria-labelledby="drawn" className="my-8">
      <h2 id="drawn" className="text-2xl">
        Drawn by us
      </h2>
      <p className="mt-2 max-w-2xl text-slate">
        These we draw ourselves, each from its measures: ears, coats, fins, bodies and stripes.
      </p>
      {families.map(({ family, names }) => (
        <section key={family} aria-labelledby={`drawn-${family}`} className="mt-6 bg-paper p-5 md:p-8">
          <h3 id={`drawn-${family}`} className="text-xl">
            {titles[family] ?? family}
          </h3>
          <ul className="mt-4 grid grid-cols-3 gap-4 sm:grid-cols-4 md:grid-cols-6 xl:grid-cols-8">
            {names.map((name) => (
              <li key={name} className="grid content-start gap-1 text-center text-sm text-slate">
                <img
                  src={`/api/motifs/drawn/${name}`}
                  alt=""
                  width={96}
                  height={96}
                  loading="lazy"
                  decoding="async"
                  className="mx-auto aspect-square w-full max-w-24 object-contain"
                />
                {titleOf(name)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** Turns "flag-nova-scotia" into "Nova scotia", because the heading says "Flags" already. */
function titleOf(name: string): string {
  const words = name.replace(/^(?:flag|fish|cat|dog|car|boat)-/, '').replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
