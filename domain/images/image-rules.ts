/**
 * The uses of an upload. The gallery accepts pictures, the banner page accepts files that are ready for print (specification of the design
 * tools, section 5).
 */
export const imageUses = ['gallery', 'banner'] as const
export type ImageUse = (typeof imageUses)[number]

export type ImageFormat = 'png' | 'jpg' | 'webp' | 'gif' | 'svg' | 'pdf' | 'ai' | 'psd'

type Facts = { title: string; mime: string; uses: readonly ImageUse[] }

export const IMAGE_FORMATS: Readonly<Record<ImageFormat, Facts>> = {
  png: { title: 'PNG', mime: 'image/png', uses: ['gallery', 'banner'] },
  jpg: { title: 'JPG', mime: 'image/jpeg', uses: ['gallery', 'banner'] },
  webp: { title: 'WebP', mime: 'image/webp', uses: ['gallery'] },
  gif: { title: 'GIF', mime: 'image/gif', uses: ['gallery'] },
  svg: { title: 'SVG', mime: 'image/svg+xml', uses: ['gallery'] },
  pdf: { title: 'PDF', mime: 'application/pdf', uses: ['banner'] },
  ai: { title: 'AI', mime: 'application/postscript', uses: ['banner'] },
  psd: { title: 'PSD', mime: 'image/vnd.adobe.photoshop', uses: ['banner'] },
}

const MB = 1024 * 1024
/**
 * The maximum size of an upload, in bytes. The specification gives 20 MB for banners and no limit for the gallery (design tools, section
 * 5), so the shop uses 20 MB for both.
 */
export const MAX_IMAGE_BYTES = 20 * MB
/** The maximum size of an image in the database, in bytes. Larger images are stored in the object store. (Not in the specification.) */
export const MAX_STORED_IMAGE_BYTES = 5 * MB
/** Limits for all images that one visitor has stored. (Not in the specification.) */
export const IMAGE_QUOTA = { files: 60, bytes: 300 * MB, inDatabase: 25 * MB } as const

/** Whether files in a format may be uploaded for a use. */
export const isFormatAccepted = (use: ImageUse, format: ImageFormat): boolean =>
  IMAGE_FORMATS[format].uses.includes(use)

/** Lists the names of the accepted formats. If `use` is missing, lists all formats that the shop can read. */
export const listFormatNames = (use?: ImageUse): string[] =>
  Object.values(IMAGE_FORMATS).flatMap(({ title, uses }) =>
    use === undefined || uses.includes(use) ? [title] : [],
  )
