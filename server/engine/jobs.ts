import { z } from 'zod'
import { promptReadingSchema } from '../../contract/design.ts'
import { styleNames } from '../../decal/style-names.ts'
import { cutFileAnswerSchema, cutFileJobSchema } from './cut-file-job.ts'
import { letteringAnswerSchema, letteringJobSchema } from './lettering-job.ts'
import { makingRefusalSchema } from './making-refusal.ts'
import { pressOptionsSchema } from './press-options.ts'
import { findingSchema } from './finding-schema.ts'
import { previewAnswerSchema, type PreviewJob, previewJobSchema } from './preview-job.ts'
import {
  decalCutOptionsSchema,
  type DecalCutOptions,
  type artworkReadingSchema,
  type DecalSubject,
  decalSubjectSchema,
} from './decal-subject.ts'
import { bannerJobSchemas, bannerMeasurementSchema, bannerImageReadingSchema } from './banner-jobs.ts'

const composeInputSchema = z.object({
  prompt: z.string(),
  style: z.enum(styleNames),
  seed: z.number(),
  count: z.number(),
  /** The visitor's corrections, if the engine misunderstood the prompt. */
  lettering: z.array(z.string()).optional(),
  pictures: z.array(z.object({ asked: z.string(), motif: z.string().nullable() })).optional(),
})

/**
 * The views of a decal.
 * - `preview`: the decal on a light background.
 * - `cutout`: only the decal, on a transparent background.
 * - `proof`: the decal with cut lines and dimensions.
 * - `mask`: the parts of an uploaded picture that are kept, in black.
 */
export const pictureViews = ['preview', 'cutout', 'proof', 'mask'] as const
export const productionFormats = ['svg', 'pdf', 'dxf', 'eps'] as const

export const jobSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('compose'), request: composeInputSchema }),
  z.object({ kind: z.literal('motifs'), search: z.string(), offset: z.number(), count: z.number() }),
  z.object({ kind: z.literal('motif-picture'), ref: z.string() }),
  z.object({
    kind: z.literal('draw'),
    design: z.unknown(),
    prompt: z.string(),
    style: z.enum(styleNames),
  }),
  z.object({
    kind: z.literal('inspect'),
    subject: decalSubjectSchema,
    making: decalCutOptionsSchema,
    /** Whether the buyer accepted the picture's low resolution. */
    coarseAccepted: z.boolean(),
  }),
  z.object({
    kind: z.literal('picture'),
    subject: decalSubjectSchema,
    making: decalCutOptionsSchema,
    view: z.enum(pictureViews),
  }),
  z.object({
    kind: z.literal('file'),
    subject: decalSubjectSchema,
    making: decalCutOptionsSchema,
    format: z.enum(productionFormats),
    title: z.string(),
    press: pressOptionsSchema.optional(),
  }),
  /**
   * Makes a production file from a serialised decal, which the job `store` has made. The job `file`, in contrast, makes a production file
   * from a design or an uploaded file.
   */
  z.object({
    kind: z.literal('stored-file'),
    stored: z.instanceof(Uint8Array),
    format: z.enum(productionFormats),
    title: z.string(),
    press: pressOptionsSchema,
  }),
  z.object({ kind: z.literal('store'), subject: decalSubjectSchema, making: decalCutOptionsSchema }),
  previewJobSchema,
  cutFileJobSchema,
  letteringJobSchema,
  ...bannerJobSchemas,
])

/** A drawn design with the data that the shop shows. */
const drawnSchema = z.object({
  design: z.record(z.string(), z.unknown()),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  motifs: z.array(z.object({ ref: z.string(), title: z.string() })),
  widthMm: z.number(),
  heightMm: z.number(),
  palette: z.array(z.string()),
})

/** The data that the engine found when it read an uploaded file. */
const readFactsSchema = z.object({
  format: z.enum(['png', 'jpg', 'webp', 'gif', 'svg', 'pdf', 'ai']),
  /** The resolution of the picture at the decal's size, in pixels per inch; null for vector shapes. */
  dpi: z.number().nullable(),
  verdict: z.enum(['fine', 'warn', 'stop']),
  hasOwnCut: z.boolean(),
  pages: z.number().int(),
  /** How far the colour of a flat background was allowed to vary when the background was removed; null if no background was removed. */
  tolerance: z.number().nullable(),
  notes: z.array(z.string()),
})

const refused = <R extends z.ZodType>(reason: R) =>
  z.object({
    ok: z.literal(false),
    reason,
    field: z.string().optional(),
    message: z.string(),
    cause: makingRefusalSchema.optional(),
  })

export const answerSchemas = {
  motifs: z.object({
    ok: z.literal(true),
    motifs: z.array(z.object({ ref: z.string(), title: z.string(), picture: z.string() })),
    total: z.number(),
  }),
  compose: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), concepts: z.array(drawnSchema), reading: promptReadingSchema }),
    refused(z.string()),
  ]),
  draw: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), drawn: drawnSchema }),
    refused(z.string()),
  ]),
  inspect: z.discriminatedUnion('ok', [
    z.object({
      ok: z.literal(true),
      widthMm: z.number(),
      heightMm: z.number(),
      findings: z.array(findingSchema),
      /** The data that the engine found when it read the file; null for a design. */
      read: readFactsSchema.nullable(),
      /** The decal's colours, such as "#b3362b", largest area first; empty for a photo. */
      colours: z.array(z.string()),
    }),
    refused(z.string()),
  ]),
  bytes: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), bytes: z.instanceof(Uint8Array) }),
    refused(z.string()),
  ]),
  preview: previewAnswerSchema,
  cutFiles: cutFileAnswerSchema,
  outlines: letteringAnswerSchema,
  image: bannerImageReadingSchema,
  banner: bannerMeasurementSchema,
} as const

export type DrawJob = Omit<Extract<z.infer<typeof jobSchema>, { kind: 'draw' }>, 'kind'>
export type Job = z.infer<typeof jobSchema>
export type DesignSubject = Extract<DecalSubject, { kind: 'design' }>
export type ArtworkSubject = Extract<DecalSubject, { kind: 'artwork' }>
export type DecalJob = Extract<Job, { subject: DecalSubject; making: DecalCutOptions }>
export type UploadJob =
  | ((DecalJob | PreviewJob) & { subject: ArtworkSubject })
  | Extract<Job, { kind: 'read-image' | 'banner-proof' | 'banner-print' }>
/** A job for the drawing thread. The thread handles designs, but never uploaded files. */
export type DrawingThreadJob = Exclude<Job, { kind: 'read-image' | 'banner-proof' | 'banner-print' }>

export const isUploadJob = (job: Job): job is UploadJob =>
  'subject' in job
    ? job.subject.kind === 'artwork'
    : job.kind === 'read-image' || job.kind === 'banner-proof' || job.kind === 'banner-print'
export type { DecalCutOptions, DecalSubject }
export type ComposeInput = z.infer<typeof composeInputSchema>
export type DrawnDesign = z.infer<typeof drawnSchema>
export type ArtworkReadingFacts = z.infer<typeof readFactsSchema>
export type DecalReading = z.infer<typeof artworkReadingSchema>
export type PictureView = (typeof pictureViews)[number]
export type ProductionFormat = (typeof productionFormats)[number]
