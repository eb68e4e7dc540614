import { keepOriginalSpellings } from './csv/parse-product.ts'
import type { ProductInFile } from './csv/read-products.ts'
import type { MediaFiles } from './media-files.ts'

/** Replaces the references to pictures in an imported product by public URLs. Records an error for each missing picture. */
export async function resolvePictures(
  { product, rows, sheet }: ProductInFile,
  media: MediaFiles,
): Promise<void> {
  let changed = false
  for (const image of product.images) {
    const found = await media.find(image.src, product.handle)
    const record = rows[image.csvRow]
    if (found.ok) {
      changed ||= found.picture.url !== image.src
      Object.assign(image, {
        src: found.picture.url,
        width: found.picture.width,
        height: found.picture.height,
      })
    } else if (record) sheet.refuse(record, 'imageSrc', { code: found.fault })
  }
  for (const variant of product.variants) {
    if (variant.imageSrc === '') continue
    const found = await media.find(variant.imageSrc, product.handle)
    const record = rows[variant.csvRow]
    if (found.ok) {
      changed ||= found.picture.url !== variant.imageSrc
      variant.imageSrc = found.picture.url
    } else if (record) sheet.refuse(record, 'variantImage', { code: found.fault })
  }
  if (changed) keepOriginalSpellings(sheet, product, rows)
}
