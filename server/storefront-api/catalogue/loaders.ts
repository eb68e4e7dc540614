import DataLoader from 'dataloader'
import type { Database } from '../../db/database.ts'
import { listCollectionsByHandle, listCollectionsById, listCollectionsOfProducts } from './collection-rows.ts'
import {
  listAnyProductsById,
  listImagesOfProducts,
  listProductsByHandle,
  listProductsById,
  listVariantsById,
  listVariantsOfProducts,
} from './product-rows.ts'

export type Loaders = ReturnType<typeof makeLoaders>

/** One set per request: each batches the lookups of many fields into one statement. */
export function makeLoaders(db: Database) {
  return {
    product: loadOne(
      (ids: readonly number[]) => listProductsById(db, ids),
      ({ id }) => id,
    ),
    anyProduct: loadOne(
      (ids: readonly number[]) => listAnyProductsById(db, ids),
      ({ id }) => id,
    ),
    productByHandle: loadOne(
      (handles: readonly string[]) => listProductsByHandle(db, handles),
      ({ handle }) => handle,
    ),
    variant: loadOne(
      (ids: readonly number[]) => listVariantsById(db, ids),
      ({ id }) => id,
    ),
    variantsOfProduct: loadMany(
      (ids) => listVariantsOfProducts(db, ids),
      ({ productId }) => productId,
    ),
    imagesOfProduct: loadMany(
      (ids) => listImagesOfProducts(db, ids),
      ({ productId }) => productId,
    ),
    collection: loadOne(
      (ids: readonly number[]) => listCollectionsById(db, ids),
      ({ id }) => id,
    ),
    collectionByHandle: loadOne(
      (handles: readonly string[]) => listCollectionsByHandle(db, handles),
      ({ handle }) => handle,
    ),
    collectionsOfProduct: loadMany(
      (ids) => listCollectionsOfProducts(db, ids),
      ({ productId }) => productId,
    ),
  }
}

function loadOne<K, R>(
  list: (keys: readonly K[]) => Promise<R[]>,
  keyOf: (row: R) => K,
): DataLoader<K, R | null> {
  return new DataLoader(
    async (keys: readonly K[]) => {
      const byKey = new Map((await list(keys)).map((row) => [keyOf(row), row]))
      return keys.map((key) => byKey.get(key) ?? null)
    },
    { maxBatchSize: 1_000 },
  )
}

function loadMany<R>(
  list: (keys: readonly number[]) => Promise<R[]>,
  keyOf: (row: R) => number,
): DataLoader<number, R[]> {
  return new DataLoader(
    async (keys: readonly number[]) => {
      const byKey = Map.groupBy(await list(keys), keyOf)
      return keys.map((key) => byKey.get(key) ?? [])
    },
    { maxBatchSize: 1_000 },
  )
}
