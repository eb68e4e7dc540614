import type { ArtworkCredits } from '../../../contract/artwork-credits.ts'

type Credit = ArtworkCredits['credits'][number]

/** One block per motif set: its author, its licence, and the motifs that the shop uses. */
export function CreditList({ credits }: { credits: readonly Credit[] }) {
  return (
    <ul className="my-8 grid items-start gap-6 md:grid-cols-2">
      {[...Map.groupBy(credits, ({ set }) => set)].map(([set, motifs]) => (
        <CreditSet key={set} motifs={motifs} />
      ))}
    </ul>
  )
}

function CreditSet({ motifs }: { motifs: readonly Credit[] }) {
  const [first] = motifs
  if (!first) return null
  return (
    <li className="bg-paper p-5 md:p-8">
      <h2 className="text-xl">{first.title}</h2>
      <p className="mt-1">
        {first.author}, {first.licence},{' '}
        <a href={first.url} className="text-link" rel="noopener">
          {new URL(first.url).host}
        </a>
      </p>
      <details className="mt-2 text-sm text-slate">
        <summary className="min-h-10 cursor-pointer py-2 font-semibold">
          {motifs.length === 1 ? 'The motif we use' : `The ${motifs.length} motifs we use`}
        </summary>
        <p className="mt-1">{motifs.map(({ name }) => name.replaceAll('-', ' ')).join(', ')}</p>
      </details>
    </li>
  )
}
