import { categories, type MenuCategory } from '../../../content/menus.ts'

const menu: readonly MenuCategory[] = categories
const collectionNames = new Map(
  menu.flatMap(({ subcategories }) => subcategories.map(({ url, name }) => [url.split('/').at(-1), name])),
)

/** Written in capitals. */
const ABBREVIATIONS = new Set(['bc', 'ghs', 'pc', 'pei', 'ppe', 'pwc', 'qr', 'svg', 'vg'])

/** A tag as shoppers see it: the menu's name of the collection with that tag, else the tag in words. */
export const tagLabel = (tag: string): string => collectionNames.get(tag) ?? inWords(tag)

function inWords(tag: string): string {
  const words = tag.split('-').map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
