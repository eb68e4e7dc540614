import { asc, inArray, sql } from 'drizzle-orm'
import { toHandle } from '../../domain/catalogue/handle.ts'
import type { Transaction } from '../db/database.ts'
import { collectionProducts, collections } from '../db/schema/catalogue.ts'

/** The data that decides to which collections a product belongs: its tags, and the collection in its CSV row. */
export type CollectionCandidate = { productId: number; tags: readonly string[]; collectionTitle: string }

/** Decides to which collections a product belongs, by its tags or by a collection's title in the CSV. */
export class CollectionRules {
  readonly #byTag = new Map<string, number[]>()
  readonly #byHandle = new Map<string, number>()

  static async load(tx: Transaction): Promise<CollectionRules> {
    const rules = new CollectionRules()
    const rows = await tx
      .select({ id: collections.id, handle: collections.handle, ruleTags: collections.ruleTags })
      .from(collections)
      .orderBy(asc(collections.id))
    for (const { id, handle, ruleTags } of rows) {
      rules.#byHandle.set(handle, id)
      for (const tag of ruleTags) {
        const key = tag.toLowerCase()
        rules.#byTag.set(key, [...(rules.#byTag.get(key) ?? []), id])
      }
    }
    return rules
  }

  /** Creates the collections that a file names and that don't exist yet. */
  async add(tx: Transaction, titles: readonly string[]): Promise<void> {
    const wanted = new Map(titles.map((title) => [toHandle(title), title]))
    const missing = [...wanted].filter(([handle]) => handle !== '' && !this.#byHandle.has(handle))
    if (missing.length === 0) return
    const made = await tx
      .insert(collections)
      .values(missing.map(([handle, title]) => ({ handle, title })))
      .returning({ id: collections.id, handle: collections.handle })
    for (const { id, handle } of made) this.#byHandle.set(handle, id)
  }

  collectionsOf({ tags, collectionTitle }: CollectionCandidate): number[] {
    const named = this.#byHandle.get(toHandle(collectionTitle))
    const byTags = tags.flatMap((tag) => this.#byTag.get(tag.toLowerCase()) ?? [])
    return [...new Set(named === undefined ? byTags : [named, ...byTags])]
  }
}

const PAIRS_PER_STATEMENT = 4_000

/** Puts products into collections by their tags. Only products on sale are in collections. */
export async function computeCollections(
  tx: Transaction,
  rules: CollectionRules,
  placed: readonly CollectionCandidate[],
): Promise<void> {
  if (placed.length === 0) return
  await tx.delete(collectionProducts).where(
    inArray(
      collectionProducts.productId,
      placed.map(({ productId }) => productId),
    ),
  )
  const pairs = placed.flatMap((product) =>
    rules.collectionsOf(product).map((collectionId) => [collectionId, product.productId]),
  )
  for (let start = 0; start < pairs.length; start += PAIRS_PER_STATEMENT) {
    const part = JSON.stringify(pairs.slice(start, start + PAIRS_PER_STATEMENT))
    await tx.execute(sql`
      insert into collection_products (collection_id, product_id, position, price_cents)
      select (pair ->> 0)::bigint, l.product_id, l.position, l.price_cents
      from jsonb_array_elements(${part}::jsonb) pair
      join product_listings l on l.product_id = (pair ->> 1)::bigint`)
  }
}

/** Gives each collection without a picture the picture of its first product. */
export async function fillCollectionPictures(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update collections c set image_src = first.src, image_alt = first.alt
    from (
      select empty.id, picture.src, picture.alt from collections empty
      cross join lateral (
        select i.src, i.alt from collection_products cp
        join product_images i on i.product_id = cp.product_id and i.position = 1
        where cp.collection_id = empty.id order by cp.position, cp.product_id limit 1
      ) picture
      where empty.image_src = ''
    ) first where first.id = c.id`)
}
