import { z } from 'zod'
import { bannerDesignSchema } from '../../contract/banner.ts'
import { bannerImageFormats } from '../../decal/banner/image-file.ts'
import { makingRefusalSchema } from './making-refusal.ts'

const filesSchema = z.array(z.object({ id: z.string(), bytes: z.instanceof(Uint8Array) }))

/**
 * A banner with its pictures: original files for print, or previews for a proof. `uploadId` is set if a single file covers the whole
 * banner.
 */
export const bannerInputSchema = z.object({
  design: bannerDesignSchema,
  uploadId: z.string().nullable(),
  files: filesSchema,
})

/** A banner to print, with its original files. */
const printJobSchema = z.object({ banner: bannerInputSchema, title: z.string() })

/** The engine's jobs for banners and visitors' images. */
export const bannerJobSchemas = [
  z.object({ kind: z.literal('read-image'), file: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('measure-banner'), design: bannerDesignSchema }),
  z.object({ kind: z.literal('banner-proof'), banner: bannerInputSchema }),
  printJobSchema.extend({ kind: z.literal('banner-print') }),
] as const

const refusedSchema = z.object({
  ok: z.literal(false),
  reason: z.string(),
  field: z.string().optional(),
  message: z.string(),
  cause: makingRefusalSchema.optional(),
})

const boxSchema = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })

export const bannerImageReadingSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    format: z.enum(bannerImageFormats),
    /** The file's width and height in pixels, or in points for a PDF page. */
    width: z.number().nullable(),
    height: z.number().nullable(),
    /** The preview picture, as WebP. */
    preview: z.instanceof(Uint8Array).nullable(),
    /**
     * A note for the customer. It says which fonts replaced the original ones, or that the picture contains a checkerboard pattern instead
     * of transparency.
     */
    note: z.string().nullable(),
  }),
  refusedSchema,
])

export const bannerMeasurementSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    texts: z.array(z.object({ id: z.string(), ink: boxSchema.nullable(), missing: z.array(z.string()) })),
  }),
  refusedSchema,
])

export type BannerInput = z.infer<typeof bannerInputSchema>
export type BannerPrintJob = z.infer<typeof printJobSchema>
export type BannerImageReading = z.infer<typeof bannerImageReadingSchema>
export type BannerMeasurement = z.infer<typeof bannerMeasurementSchema>
