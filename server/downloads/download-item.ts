import { createHash } from 'node:crypto'
import { z } from 'zod'
import { toHandle } from '../../domain/catalogue/handle.ts'

export const licences = ['personal', 'small-business'] as const
export type Licence = (typeof licences)[number]

/** A sold item as of its sale, stored with the grant, so that later changes of the library don't affect it. */
export const downloadItemSchema = z.object({
  title: z.string(),
  licence: z.enum(licences),
  designs: z.array(z.object({ title: z.string(), design: z.record(z.string(), z.unknown()) })).min(1),
})
export type DownloadItem = z.infer<typeof downloadItemSchema>

/** The licence that an option of the product says; the narrower one for words that nobody knows. */
export const licenceOf = (variantTitle: string): Licence =>
  /small business/i.test(variantTitle) ? 'small-business' : 'personal'

/** Key of the folder of files: the same item's files are made once, however often it is sold. */
export const keyOfItem = (goods: DownloadItem): string =>
  createHash('sha256')
    .update(JSON.stringify(downloadItemSchema.parse(goods)))
    .digest('hex')
    .slice(0, 40)

/** A title as the name of a file, in ASCII. */
export function fileNameOf(title: string): string {
  const name = toHandle(title)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 60)
  return name || 'cut-file'
}
