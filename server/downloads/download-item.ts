import { createHash } from 'node:crypto'
import { z } from 'zod'
import { toHandle } from '../../domain/catalogue/handle.ts'

export const licences = ['personal', 'small-business'] as const
export type Licence = (typeof licences)[number]

/**
 * A downloadable item as it was sold. This copy is stored with the permission to download it, so that later changes of the library don't
 * affect it.
 */
export const downloadItemSchema = z.object({
  title: z.string(),
  licence: z.enum(licences),
  designs: z.array(z.object({ title: z.string(), design: z.record(z.string(), z.unknown()) })).min(1),
})
export type DownloadItem = z.infer<typeof downloadItemSchema>

/** Finds the licence that a variant's title names. For an unknown title, returns the more restrictive licence. */
export const parseLicence = (variantTitle: string): Licence =>
  /small business/i.test(variantTitle) ? 'small-business' : 'personal'

/**
 * Returns the key of the folder with the item's files. Items with the same content have the same folder, so their files are made only once.
 */
export const downloadItemKey = (goods: DownloadItem): string =>
  createHash('sha256')
    .update(JSON.stringify(downloadItemSchema.parse(goods)))
    .digest('hex')
    .slice(0, 40)

/** Converts a title to an ASCII file name. */
export function toFileName(title: string): string {
  const name = toHandle(title)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 60)
  return name || 'cut-file'
}
