import { z } from '@hono/zod-openapi'

/** Largest accepted file (design tools, section 5: max 10MB). */
export const LARGEST_ARTWORK_BYTES = 10 * 1024 * 1024

/** The fields besides `file` in POST /api/artwork, as forms send them. */
export const artworkOptionsSchema = z.object({
  /** Width of the finished decal in mm. */
  widthMm: z.coerce.number().min(20).max(1_200),
  /** How much a flat background may vary and still be removed, in hundredths of OKLab; 0 keeps it, by default the engine chooses. */
  tolerance: z.coerce.number().min(0).max(100).optional(),
  /** From the artwork's edge to the cut line, in mm. */
  offsetMm: z.coerce.number().min(1).max(10).optional(),
  /** 1: a picture of pixels is redrawn as flat shapes. */
  vectorise: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  /** 0 also removes areas of the background's colour that the artwork encloses. */
  keepInside: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  /** The page of a PDF, counted from 1. */
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

const artworkLinksSchema = z.object({
  self: z.string(),
  png: z.string(),
  proof: z.string(),
  /** The kept part of the picture, in black on white. */
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
    /** Width of the finished decal: the box of its cut line. */
    widthMm: z.number(),
    heightMm: z.number(),
    aspect: z.number(),
    /** Pixels an inch at this size; null for shapes, which have none. */
    dpi: z.int().nullable(),
    /** 300 and more fine, 150 to 299 warn, below stop unless accepted. */
    verdict: z.enum(['fine', 'warn', 'stop']),
    message: z.string(),
    /** Notes for its owner, as sentences; only in the answer to the upload. */
    notes: z.array(z.string()),
    /** The file brought its own cut line, and it is used. */
    hasOwnCut: z.boolean(),
    tolerance: z.number().nullable(),
    offsetMm: z.number(),
    vectorised: z.boolean(),
    keepsInside: z.boolean(),
    /** The displayed page of its file, from 1, and the number of pages. */
    page: z.int(),
    pages: z.int(),
    saved: z.boolean(),
    createdAt: z.iso.datetime(),
    links: artworkLinksSchema,
  })
  .openapi('Artwork')

export const artworkListSchema = z.object({ artwork: z.array(artworkSchema) }).openapi('ArtworkList')

export type Artwork = z.infer<typeof artworkSchema>
export type ArtworkList = z.infer<typeof artworkListSchema>
