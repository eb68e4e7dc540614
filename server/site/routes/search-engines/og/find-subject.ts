import { publicPages } from '../../../../../content/public-pages.ts'
import { shopFacts } from '../../../../../content/shop.ts'
import type { Database } from '../../../../db/database.ts'
import { findCollection, findProduct } from '../../../../catalogue/index.ts'
import { listPosts } from '../../../../texts/index.ts'
import { getPageHandle, type ShareKind } from '../../../../web/pages/share-picture.ts'

/** The text and the picture that a sharing picture shows. */
export type ShareSubject = {
  kicker: string
  title: string
  /** Path of a picture in the media folder; null if there is none. */
  imageSrc: string | null
}

/** Finds the text and the picture that the sharing picture of a page shows. Null if there is no such public page. */
export async function findShareSubject(
  { db, now }: { db: Database; now: () => Date },
  kind: ShareKind,
  handle: string,
): Promise<ShareSubject | null> {
  switch (kind) {
    case 'product':
      return productSubject(db, handle)
    case 'collection':
      return (await collectionSubject(db, handle)) ?? pageSubject(`/collection/${handle}`)
    case 'post': {
      const post = listPosts(now()).find((each) => each.handle === handle)
      return post ? { kicker: 'The Decal Blog', title: post.title, imageSrc: null } : null
    }
    case 'page':
      return pageSubject(publicPages.find(({ path }) => getPageHandle(path) === handle)?.path)
  }
}

function pageSubject(path: string | undefined): ShareSubject | null {
  const page = publicPages.find((one) => one.path === path)
  const { city, provinceName } = shopFacts.address
  return page ? { kicker: `${city}, ${provinceName}`, title: page.name, imageSrc: null } : null
}

async function productSubject(db: Database, handle: string): Promise<ShareSubject | null> {
  const product = await findProduct(db, handle)
  if (!product || product.handle !== handle) return null
  // Leaves out the price: social networks keep a picture for months, and the price may change.
  return { kicker: product.vendor, title: product.title, imageSrc: product.imageSrc }
}

async function collectionSubject(db: Database, handle: string): Promise<ShareSubject | null> {
  const found = await findCollection(db, handle)
  if (found?.collection.handle !== handle) return null
  const { title, imageSrc } = found.collection
  return { kicker: 'Collection', title, imageSrc }
}
