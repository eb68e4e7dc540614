// Other parts of the server may import only this file of the folder.
export { findCatalogueRevision, raiseCatalogueRevision } from './catalogue-revision.ts'
export { DESIGN_COLUMN, isVariantAvailable } from './derived-values.ts'
export { updateOldListings } from './describe-listings.ts'
export { findCollection, listCollections } from './find-collection.ts'
export { findProduct, findProductId, findReviewedProduct } from './find-product.ts'
export { importCatalogueWithin } from './import-catalogue.ts'
export { listProductPictures } from './list-product-pictures.ts'
export { listProducts } from './list-products.ts'
export { storeMedia, mediaStorageKey } from './media-files.ts'
export { listSampleHandles, sampleProductsFile } from './sample-handles.ts'
export { loadCatalogueIndex } from './memory/load-catalogue-index.ts'
export { findPageIndex, type IndexedPageKind, type PageIndex } from './memory/page-index.ts'
export { fillCollectionPictures } from './collection-memberships.ts'
export { findAnswerPassages } from './memory/passages.ts'
export { MATCH_RANKS } from './memory/rank-matches.ts'
export { searchUncached, searchProducts } from './memory/search-products.ts'
export { catalogueProductCondition } from './catalogue-product.ts'
export { loadProductViews } from './product-view.ts'
export { computeRating, publishedCondition, type StarCount, sumUpStars } from './ratings.ts'
export {
  countUnchangedProducts,
  unchangedSampleCondition,
  removeUnchangedProducts,
} from './remove-products.ts'
export { revalidateByEtag } from './revalidate-by-etag.ts'
export { toProductCard } from './routes/card-view.ts'
export { evictLeastRecentlyUsed } from './routes/pictures/evict-least-recently-used.ts'
export { cachePicture, type ReadOriginalPicture } from './routes/pictures/make-picture.ts'
export { loadPictureFont, PICTURE_FONT, type PictureFont } from './routes/pictures/picture-font.ts'
export { sanitiseHtml } from './sanitise-html.ts'
export {
  findLastCollectionChange,
  listCollectionSources,
  listProductSitemapParts,
  listProductSources,
} from './sitemap-sources.ts'
export { returnStock, takeStock } from './stock.ts'
export { updateAvailability } from './update-availability.ts'
