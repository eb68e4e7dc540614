import { listMenuCategories, type MenuCategory } from '../../../content/menus.ts'

/** The names of collections in the shop menu, by handle. They are cached until the menu changes. */
let kept: { menu: readonly MenuCategory[]; names: ReadonlyMap<string | undefined, string> } | null = null

function collectionNames(): ReadonlyMap<string | undefined, string> {
  const menu = listMenuCategories()
  if (kept?.menu !== menu) {
    const links = menu.flatMap((category) => [category, ...category.subcategories])
    kept = { menu, names: new Map(links.map(({ url, name }) => [url.split('/').at(-1), name])) }
  }
  return kept.names
}

/** Tags that are abbreviations and written in capitals. */
const ABBREVIATIONS = new Set(['bc', 'ghs', 'pc', 'pei', 'ppe', 'pwc', 'qr', 'svg', 'vg'])

/** Matches the tags of collections, such as "alberta-decals". They are capitalized like the names of collections in the menu. */
const COLLECTION_TAG = /-(?:decals|graphics|stickers|labels)$/
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Formats a tag for shoppers: with the name that the shop menu has for the tag's collection, or else with the words of the tag. */
export const formatTagLabel = (tag: string): string => collectionNames().get(tag) ?? inWords(tag)

function inWords(tag: string): string {
  const words = tag.split('-').map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
  return (COLLECTION_TAG.test(tag) ? words.map(capitalize) : [capitalize(words.join(' '))]).join(' ')
}
