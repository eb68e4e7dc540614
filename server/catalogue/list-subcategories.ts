import { inArray } from 'drizzle-orm'
import { listMenuCategories } from '../../content/menus.ts'
import type { Subcategory } from '../../contract/showcase.ts'
import { writeMetaDescription } from '../../domain/catalogue/meta-description.ts'
import { findCollectionInPath, buildSubcategoryUrl } from '../../domain/catalogue/subcategory-url.ts'
import type { Database, Transaction } from '../db/database.ts'
import { collections } from '../db/schema/catalogue.ts'

/** Lists the subcategories of a menu category, each with its catalogue data. Empty if no category has this handle. */
export async function listSubcategories(db: Database | Transaction, handle: string): Promise<Subcategory[]> {
  const category = listMenuCategories().find(({ url }) => findCollectionInPath(url) === handle)
  if (!category) return []
  const listed = category.subcategories
  const handles = listed.flatMap(({ url }) => findCollectionInPath(url) ?? [])
  const rows = await db
    .select({
      handle: collections.handle,
      description: collections.descriptionHtml,
      imageSrc: collections.imageSrc,
    })
    .from(collections)
    .where(inArray(collections.handle, handles))
  const known = new Map(rows.map((row) => [row.handle, row]))
  return listed.map(({ name, url }) => {
    const own = known.get(findCollectionInPath(url) ?? '')
    return {
      name,
      url: buildSubcategoryUrl(url, new Set(known.keys())),
      description: writeMetaDescription(own?.description ?? ''),
      imageSrc: own?.imageSrc || null,
    }
  })
}
