import DataLoader from 'dataloader'
import type { Database } from '../../db/database.ts'
import type { OperationTimeSlices } from '../limits/slice-fields.ts'
import { listCollectionsByHandle, listCollectionsById, listCollectionsOfProducts } from './collection-rows.ts'
import {
  listAnyProductsById,
  listImagesOfProducts,
  listProductsByHandle,
  listProductsById,
  listVariantsById,
  listVariantsOfProducts,
} from './product-rows.ts'

export type StorefrontLoaders = ReturnType<typeof createStorefrontLoaders>

/** The maximum number of keys per batch. The rows of a batch are processed without a pause, so page requests have to wait for them. */
const MAX_BATCH_SIZE = 50

/**
 * Creates the loaders of a request. They combine the look-ups of many fields into one statement. In a large operation, they let other
 * requests run between time slices.
 */
export function createStorefrontLoaders(db: Database, pace: OperationTimeSlices) {
  const { loadOne, loadMany } = loadersAt(pace)
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

function loadersAt(pace: OperationTimeSlices) {
  const options = {
    maxBatchSize: MAX_BATCH_SIZE,
    batchScheduleFn: (dispatch: () => void) =>
      pace.slices
        ? pace.slices.whenNoneWaits(dispatch)
        : void Promise.resolve().then(() => process.nextTick(dispatch)),
  }
  return {
    loadOne: <K, R>(
      list: (keys: readonly K[]) => Promise<R[]>,
      keyOf: (row: R) => K,
    ): DataLoader<K, R | null> =>
      new DataLoader(async (keys: readonly K[]) => {
        const byKey = new Map((await list(keys)).map((row) => [keyOf(row), row]))
        return keys.map((key) => byKey.get(key) ?? null)
      }, options),
    loadMany: <R>(
      list: (keys: readonly number[]) => Promise<R[]>,
      keyOf: (row: R) => number,
    ): DataLoader<number, R[]> =>
      new DataLoader(async (keys: readonly number[]) => {
        const byKey = Map.groupBy(await list(keys), keyOf)
        return keys.map((key) => byKey.get(key) ?? [])
      }, options),
  }
}
