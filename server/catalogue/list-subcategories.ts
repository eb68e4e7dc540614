import { inArray } from 'drizzle-orm'
import { categories } from '../../content/menus.ts'
import type { Subcategory } from '../../contract/showcase.ts'
import { metaDescription } from '../../domain/catalogue/meta-description.ts'
import { collectionIn, subcategoryAddress } from '../../domain/catalogue/subcategory-address.ts'
import type { Database, Transaction } from '../db/database.ts'
import { collections } from '../db/schema/catalogue.ts'

/** Lists the subcategories of a menu category, each with its catalogue data. Empty if no category has this handle. */
export async function listSubcategories(db: Database | Transaction, handle: string): Promise<Subcategory[]> {
  const category = categories().find(({ url }) => collectionIn(url) === handle)
  if (!category) return []
  const listed = category.subcategories
  const handles = listed.flatMap(({ url }) => collectionIn(url) ?? [])
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
    const own = known.get(collectionIn(url) ?? '')
    return {
      name,
      url: subcategoryAddress(url, new Set(known.keys())),
      description: metaDescription(own?.description ?? ''),
      imageSrc: own?.imageSrc || null,
    }
  })
}
