import type { PageSearchResult } from '../../../contract/search.ts'
import { PageLink } from '../../page-framework/page-link.tsx'

/** Direct answers to a search, shown before the products. */
export function SearchAnswers({ answers }: { answers: readonly PageSearchResult[] }) {
  if (answers.length === 0) return null
  return (
    <section aria-label="Best matches" className="mb-8">
      <ul className="grid gap-3 md:grid-cols-2">
        {answers.map(({ title, url, text }) => (
          <li key={url} className="relative rounded-md border border-line bg-paper p-4 hover:border-river">
            <h2 className="font-sans text-lg leading-snug font-semibold tracking-normal">
              <PageLink to={url} className="after:absolute after:inset-0 hover:text-gorge">
                {title}
              </PageLink>
            </h2>
            <p className="line-clamp-2 pt-1 text-sm text-slate">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
