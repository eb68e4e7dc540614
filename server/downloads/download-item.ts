import { createHash } from 'node:crypto'
import { z } from 'zod'
import { toHandle } from '../../domain/catalogue/handle.ts'

export const licences = ['personal', 'small-business'] as const
export type Licence = (typeof licences)[number]

/** What was sold: kept with the grant, so that a later library changes nothing about it. */
export const downloadItemSchema = z.object({
  title: z.string(),
  licence: z.enum(licences),
  designs: z.array(z.object({ title: z.string(), design: z.record(z.string(), z.unknown()) })).min(1),
})
export type DownloadItem = z.infer<typeof downloadItemSchema>

/** The licence that an option of the product says; the narrower one for words that nobody knows. */
export const licenceOf = (variantTitle: string): Licence =>
  /small business/i.test(variantTitle) ? 'small-business' : 'personal'

/** Names a folder of files: the same goods are made once, however often they are sold. */
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
