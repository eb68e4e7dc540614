import { categories, type MenuCategory } from '../../../content/menus.ts'

const menu: readonly MenuCategory[] = categories
const collectionNames = new Map(
  menu.flatMap(({ subcategories }) => subcategories.map(({ url, name }) => [url.split('/').at(-1), name])),
)

/** A tag as a shopper reads it: the menu's name of the collection it stands for, else the tag in words. */
export const tagLabel = (tag: string): string =>
  collectionNames.get(tag) ??
  (tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ')).replace(/^Vg\b/, 'VG')
