// Other parts of the server may import only this file of the folder.
export { listBoughtProducts } from './bought-products.ts'
export { LARGEST_PHOTO_BYTES } from './encode-photo.ts'
export { readPhoto } from './photo-files.ts'
export { createReviewPageRoutes } from './routes/reviews-handlers.ts'
export { sweepPhotos } from './sweep-photos.ts'
