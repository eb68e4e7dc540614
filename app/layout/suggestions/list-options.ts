import type { PageSearchResult, Suggestions } from '../../../contract/search.ts'

export type ProductOption = { url: string; product: Suggestions['products'][number] }
export type PageOption = { url: string; title: string }

/** One group of suggestions, with its heading. */
export type OptionGroup = { label: string; options: readonly (ProductOption | PageOption)[] }

/** Groups the suggestions for a text. The link to all results comes last. */
export function listOptionGroups(typed: string, suggestions: Suggestions): OptionGroup[] {
  const { answers, products, total, collections, articles, pages, search } = suggestions
  const words = search.corrected ?? typed
  const near = search.loosened ? 'close to' : 'for'
  const toPage = ({ title, url }: PageSearchResult): PageOption => ({ title, url })
  const all = {
    title: `All ${total} products ${near} “${words}”`,
    url: `/search?${new URLSearchParams({ q: words })}`,
  }
  return [
    { label: 'Best matches', options: answers.map(toPage) },
    {
      label: search.corrected === null && !search.loosened ? 'Products' : `Products ${near} “${words}”`,
      options: products.map((product) => ({ url: `/product/${product.handle}`, product })),
    },
    { label: 'Collections', options: collections.map(toPage) },
    { label: 'Articles', options: articles.map(toPage) },
    { label: 'Pages', options: pages.map(toPage) },
    { label: 'Everything', options: total > products.length ? [all] : [] },
  ].filter(({ options }) => options.length > 0)
}

/** Returns the groups with each option's index in the whole list. */
export function addOptionIndices(groups: readonly OptionGroup[]) {
  return groups.map(({ label, options }, place) => {
    const before = groups.slice(0, place).reduce((sum, group) => sum + group.options.length, 0)
    return { label, options: options.map((option, index) => ({ option, index: before + index })) }
  })
}

/**
 * Returns the index of the option to which an arrow key moves. -1 is the field itself, which comes before the first option and after the
 * last one.
 */
export function getNextOptionIndex(current: number, step: 1 | -1, count: number): number {
  const places = count + 1
  return ((current + 1 + step + places) % places) - 1
}
