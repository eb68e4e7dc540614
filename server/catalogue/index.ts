// Other parts of the server may import only this file of the folder.
export { findCatalogueRevision, raiseCatalogueRevision } from './catalogue-revision.ts'
export { DESIGN_COLUMN, isVariantAvailable } from './derived-values.ts'
export { describeOldListings } from './describe-listings.ts'
export { findCollection, listCollections } from './find-collection.ts'
export { findProduct, findProductId } from './find-product.ts'
export { importCatalogueWithin } from './import-catalogue.ts'
export { listProductPictures } from './list-product-pictures.ts'
export { listProducts } from './list-products.ts'
export { storeMedia, mediaKey } from './media-files.ts'
export { listSampleHandles, sampleProductsFile } from './sample-handles.ts'
export { findCatalogueMemory } from './memory/find-catalogue-memory.ts'
export { findPageMemory, type PageKind, type PageMemory } from './memory/page-memory.ts'
export { fillCollectionPictures } from './memberships.ts'
export { findPassages } from './memory/passages.ts'
export { RANKS } from './memory/rank-words.ts'
export { searchUncached, searchProducts } from './memory/search-products.ts'
export { isCatalogueProduct } from './catalogue-product.ts'
export { loadProductViews } from './product-view.ts'
export { countStars, isPublished, ratingOf } from './ratings.ts'
export { countUnchangedProducts, isUnchangedSample, removeUnchangedProducts } from './remove-products.ts'
export { revalidate } from './revalidate.ts'
export { toCard } from './routes/card-view.ts'
export { evictLeastRecentlyUsed } from './routes/pictures/evict-least-recently-used.ts'
export { cachePicture, type ReadSource } from './routes/pictures/make-picture.ts'
export { safeHtml } from './safe-html.ts'
export {
  findLastCollectionChange,
  listCollectionSources,
  listProductParts,
  listProductSources,
} from './sitemap-sources.ts'
export { returnStock, takeStock } from './stock.ts'
export { updateAvailability } from './update-availability.ts'
