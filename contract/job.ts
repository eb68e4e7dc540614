import { z } from '@hono/zod-openapi'
import { MISSING_FILE_REASONS } from '../domain/production/missing.ts'
import { MAX_FILM_MM, NEST_LIMITS } from '../domain/production/nest-limits.ts'
import { bannerFindingCodes } from './banner.ts'
import { findingCodes } from './finding-codes.ts'

export const jobFormats = ['svg', 'pdf', 'dxf', 'eps', 'png'] as const

const findingSchema = z.object({
  code: z.enum([...findingCodes, ...bannerFindingCodes]),
  severity: z.enum(['note', 'warn', 'stop']),
  message: z.string(),
})

/** A file that customer or staff attached to a job. */
export const attachedFileSchema = z
  .object({
    id: z.string(),
    addedBy: z.enum(['customer', 'shop']),
    name: z.string(),
    /** File type and size, as text. */
    facts: z.string(),
    /** A problem to check before printing. */
    finding: z.string().nullable(),
    addedAt: z.string(),
    /** The file exactly as it was uploaded. */
    file: z.string(),
    /** URL of a preview; null if the file can't be shown. */
    picture: z.string().nullable(),
  })
  .openapi('AttachedFile')

export const attachedFileListSchema = z
  .object({ files: z.array(attachedFileSchema) })
  .openapi('AttachedFileList')

/** A print-room job: one line of an order. */
export const jobSchema = z
  .object({
    id: z.int(),
    /** The number that people use: the order's number and the line's, such as ND-10001-2. */
    number: z.string(),
    state: z.string(),
    order: z.object({
      number: z.string(),
      status: z.string(),
      placedAt: z.string(),
      customer: z.string(),
      shippingMethod: z.string(),
      note: z.string(),
    }),
    title: z.string(),
    variantTitle: z.string(),
    sku: z.string(),
    /** Attributes that the buyer entered on the line. */
    attributes: z.array(z.object({ key: z.string(), value: z.string() })),
    /** The number of units bought, and of pieces to cut in all. */
    quantity: z.int(),
    pieces: z.int(),
    /** Size at the cut line in mm; null until the files are made. */
    size: z.object({ widthMm: z.number(), heightMm: z.number() }).nullable(),
    /** Shown instead of the size: the size that was ordered, or sizes that aren't a single rectangle. */
    sizeNote: z.string().optional(),
    /** The film's name; null if somebody has to choose a film. */
    film: z.string().nullable(),
    finish: z.string().nullable(),
    /** Colour of the film, if it is cut and not printed. */
    filmColour: z.string().nullable(),
    /** Null if the item isn't a decal. */
    cut: z.enum(['kiss', 'through']).nullable(),
    /** Describes the cutting and finishing of an item from a calculator. */
    cutNote: z.string().optional(),
    /** Estimated weight of all pieces, without packaging. */
    weightGrams: z.int().optional(),
    /** Screen colours with their ink percentages; empty for a photo, whose colours the RIP separates. */
    inks: z.array(z.object({ colour: z.string(), c: z.int(), m: z.int(), y: z.int(), k: z.int() })),
    findings: z.array(findingSchema),
    /** Reasons why no files can be made; empty if the job has its files or will get them. */
    missing: z.array(z.object({ code: z.enum([...MISSING_FILE_REASONS, 'engine']), message: z.string() })),
    remarks: z.array(z.string()),
    /** YYYY-MM-DD. */
    dueOn: z.string(),
    /** The production files are made. */
    ready: z.boolean(),
    /** Files attached by customer and staff, oldest first. */
    attached: z.array(attachedFileSchema),
    links: z.object({
      self: z.string(),
      ticket: z.string(),
      /** The buyer's original file for a calculator's item. */
      artwork: z.string().optional(),
      /** The version of the proof that the customer approved, to print or cut. */
      approved: z.string().optional(),
      /** Production files by format; empty until they are made. */
      files: z.object({
        svg: z.string().optional(),
        pdf: z.string().optional(),
        dxf: z.string().optional(),
        eps: z.string().optional(),
        png: z.string().optional(),
      }),
    }),
  })
  .openapi('Job')

export const jobListSchema = z
  .object({ jobs: z.array(jobSchema), next: z.int().nullable() })
  .openapi('JobList')

/** POST /api/operator/nests */
export const nestRequestSchema = z
  .object({
    jobs: z
      .array(z.object({ id: z.int(), pieces: z.int().min(1).optional() }))
      .min(1)
      .max(NEST_LIMITS.jobs),
    rollWidthMm: z.number().min(NEST_LIMITS.narrowest).max(NEST_LIMITS.widest),
    mostLengthMm: z.number().min(NEST_LIMITS.shortest).max(MAX_FILM_MM).default(MAX_FILM_MM),
    /** Margin at the roll's edges. */
    marginMm: z.number().min(0).max(50).default(5),
    /** Gap between the bleeds of two decals. */
    gapMm: z.number().min(0).max(50).default(1),
    turning: z.enum(['none', 'quarters']).default('quarters'),
  })
  .openapi('NestRequest')

export const nestSchema = z
  .object({
    id: z.string(),
    createdAt: z.string(),
    film: z.string(),
    finish: z.string(),
    rollWidthMm: z.number(),
    lengthMm: z.number(),
    pieces: z.int(),
    /** Waste as a percentage of the film used, with margins and marks counted as waste. */
    wastePercent: z.number(),
    /** Cost of the film used, in cents; null for older nests, for which it wasn't calculated. */
    costCents: z.int().nullable().default(null),
    /** boxes: placed by bounding boxes; shapes: placed by outlines. */
    method: z.enum(['boxes', 'shapes']),
    /** Position of the bleed's bounding box, in mm from the roll's upper left corner. */
    placements: z.array(
      z.object({
        jobId: z.int(),
        turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
        x: z.number(),
        y: z.number(),
      }),
    ),
    /** Ids of jobs whose decals are wider than the roll. */
    tooWide: z.array(z.int()),
    /** Pieces that don't fit on this length of film. */
    left: z.array(z.object({ jobId: z.int(), pieces: z.int() })),
    /** Null if no piece fits. */
    links: z
      .object({
        self: z.string(),
        print: z.string(),
        cut: z.string(),
        /** Missing in nests from before sorting sheets were introduced. */
        sorting: z.string().optional(),
      })
      .nullable(),
  })
  .openapi('Nest')

export type AttachedFileView = z.infer<typeof attachedFileSchema>
export type JobView = z.infer<typeof jobSchema>
export type NestRequest = z.infer<typeof nestRequestSchema>
export type NestView = z.infer<typeof nestSchema>
