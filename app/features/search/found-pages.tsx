import type { FoundPage, SearchPages } from '../../../contract/search.ts'
import { PageLink } from '../../page-framework/page-link.tsx'

const groups = [
  { kind: 'collections', title: 'Collections' },
  { kind: 'articles', title: 'Articles' },
  { kind: 'pages', title: 'Pages' },
] as const

/** Whether a search found anything besides products. */
export const hasPages = (found: Omit<SearchPages, 'answers'>): boolean =>
  groups.some(({ kind }) => found[kind].length > 0)

/**
 * Shows search results other than products, by kind. Kinds whose best title contains the query come before those whose pages only mention
 * it.
 */
export function FoundPages({ found, words }: { found: SearchPages; words: string }) {
  const isNamed = (kind: (typeof groups)[number]['kind']): boolean =>
    found[kind][0]?.title.toLowerCase().includes(words.trim().toLowerCase()) ?? false
  return (
    <div className="grid gap-x-10 gap-y-10 pt-14 md:grid-cols-2 lg:grid-cols-3">
      {groups
        .toSorted((one, other) => Number(isNamed(other.kind)) - Number(isNamed(one.kind)))
        .filter(({ kind }) => found[kind].length > 0)
        .map(({ kind, title }) => (
          <FoundGroup key={kind} title={title} pages={found[kind]} />
        ))}
    </div>
  )
}

function FoundGroup({ title, pages }: { title: string; pages: readonly FoundPage[] }) {
  return (
    <section aria-label={title}>
      <h2 className="border-b-2 border-river pb-2 text-xl">{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.url} className="border-b border-line py-3">
            <h3 className="text-base">
              <PageLink to={page.url} className="inline-block py-0.5 hover:text-gorge hover:underline">
                {page.title}
              </PageLink>
            </h3>
            <p className="line-clamp-2 text-sm text-slate">{page.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
