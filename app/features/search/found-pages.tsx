import type { PageSearchResult, SearchPages } from '../../../contract/search.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'

const groups = [
  { kind: 'collections', title: 'Collections' },
  { kind: 'articles', title: 'Articles' },
  { kind: 'pages', title: 'Pages' },
] as const

/** Whether a search found anything other than products. */
export const hasFoundPages = (found: Omit<SearchPages, 'answers'>): boolean =>
  groups.some(({ kind }) => found[kind].length > 0)

/** Shows search results other than products, by kind. Kinds with the query in a title come before kinds with the query only in a text. */
export function FoundPages({ found, words }: { found: SearchPages; words: string }) {
  const isNamed = (kind: (typeof groups)[number]['kind']): boolean =>
    found[kind][0]?.title.toLowerCase().includes(words.trim().toLowerCase()) ?? false
  const shown = groups.filter(({ kind }) => found[kind].length > 0)
  return (
    <div
      className={`grid gap-x-10 gap-y-10 pt-14 ${shown.length === 1 ? '' : 'md:grid-cols-2'} ${shown.length === 3 ? 'lg:grid-cols-3' : ''}`}
    >
      {shown
        .toSorted((one, other) => Number(isNamed(other.kind)) - Number(isNamed(one.kind)))
        .map(({ kind, title }) => (
          <FoundGroup key={kind} title={title} pages={found[kind]} isAlone={shown.length === 1} />
        ))}
    </div>
  )
}

type FoundGroupProps = { title: string; pages: readonly PageSearchResult[]; isAlone: boolean }

function FoundGroup({ title, pages, isAlone }: FoundGroupProps) {
  return (
    <section aria-label={title}>
      <h2 className="border-b-2 border-river pb-2 text-xl">{title}</h2>
      <ul className={isAlone ? 'grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3' : ''}>
        {pages.map((page) => (
          <li key={page.url} className="flex gap-4 border-b border-line py-3">
            {page.imageSrc && (
              <Picture
                src={page.imageSrc}
                alt=""
                sizes="5rem"
                upTo={160}
                className="size-20 shrink-0 rounded-sm object-cover"
              />
            )}
            <div className="min-w-0">
              <h3 className="text-base">
                <PageLink to={page.url} className="inline-block py-0.5 hover:text-gorge hover:underline">
                  {page.title}
                </PageLink>
              </h3>
              <p className="line-clamp-2 text-sm text-slate">{page.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
