import { z } from '@hono/zod-openapi'

/** The maximum size of an artwork file in bytes: 10 MB, from the specification (design tools, section 5). */
export const MAX_ARTWORK_BYTES = 10 * 1024 * 1024

/** The form fields that POST /api/artwork accepts in addition to the file (`file`). */
export const artworkOptionsSchema = z.object({
  /** Width of the finished decal in mm. */
  widthMm: z.coerce.number().min(20).max(1_200),
  /**
   * The tolerance for removing a flat background: the maximum difference between a pixel's colour and the background's colour, as the
   * distance in OKLab times 100. 0 keeps the background. If omitted, the engine chooses a tolerance.
   */
  tolerance: z.coerce.number().min(0).max(100).optional(),
  /** Distance from the artwork's edge to the cut line, in mm. */
  offsetMm: z.coerce.number().min(1).max(10).optional(),
  /** If `1`, a raster image is traced into flat vector shapes. */
  vectorise: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  /** If `0`, areas inside the artwork that have the background's colour are removed like the background itself. */
  keepInside: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  /** The PDF page to use, counted from 1. */
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

/** The maximum size of a cut-out in bytes. A cut-out is a PNG of at most 640 × 640 pixels. */
export const MAX_CUT_OUT_BYTES = 32 * 1024

/** The maximum size in bytes of a photo that is sent to the segmentation model, which finds the photo's subject. */
export const MAX_GUESS_PHOTO_BYTES = 1024 * 1024

export const subjectGuessSchema = z.object({ isOffered: z.boolean() }).openapi('SubjectGuess')

const artworkLinksSchema = z.object({
  self: z.string(),
  png: z.string(),
  proof: z.string(),
  /** URL of the picture's cut-out mask: black where the picture is kept, white elsewhere. */
  mask: z.string(),
  svg: z.string(),
  pdf: z.string(),
  dxf: z.string(),
  eps: z.string(),
})

export const artworkSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    format: z.string(),
    /** Width of the finished decal, measured at its cut line. */
    widthMm: z.number(),
    heightMm: z.number(),
    aspect: z.number(),
    /** Resolution of the artwork at the decal's width, in pixels per inch; null for vector artwork. */
    dpi: z.int().nullable(),
    /**
     * The shop's judgement of the resolution. `fine` means 300 ppi or more, `warn` means 150 to 299 ppi, and `stop` means less. The buyer
     * has to accept a resolution that is judged `stop`.
     */
    verdict: z.enum(['fine', 'warn', 'stop']),
    message: z.string(),
    /** Remarks about the artwork, as sentences for the customer. Only the response to the upload contains them. */
    notes: z.array(z.string()),
    /** Whether the file contains a cut line of its own, which the shop then uses. */
    hasOwnCut: z.boolean(),
    tolerance: z.number().nullable(),
    offsetMm: z.number(),
    vectorised: z.boolean(),
    keepsInside: z.boolean(),
    /** Whether the customer used a cut-out of the picture's subject. */
    isCutOut: z.boolean(),
    /** The page that is used, counted from 1. `pages` is the number of pages in the file. */
    page: z.int(),
    pages: z.int(),
    saved: z.boolean(),
    createdAt: z.iso.datetime(),
    links: artworkLinksSchema,
  })
  .openapi('Artwork')

export const artworkListSchema = z.object({ artwork: z.array(artworkSchema) }).openapi('ArtworkList')

export type Artwork = z.infer<typeof artworkSchema>
export type SubjectGuess = z.infer<typeof subjectGuessSchema>
export type ArtworkList = z.infer<typeof artworkListSchema>
