import { z } from '@hono/zod-openapi'
import { MISSING_FILE_REASONS } from '../domain/production/missing-files.ts'
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
    /** A problem of the file that should be checked before printing. */
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
    /** The job's number for people: the order's number and the line's number, such as ND-10001-2. */
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
    /** Attributes that the buyer entered. */
    attributes: z.array(z.object({ key: z.string(), value: z.string() })),
    /** The number of units bought (`quantity`), and the number of pieces to cut for all of these units (`pieces`). */
    quantity: z.int(),
    pieces: z.int(),
    /** Size at the cut line in mm; null until the files are made. */
    size: z.object({ widthMm: z.number(), heightMm: z.number() }).nullable(),
    /** Text that is shown if `size` is null: the ordered size, or a size that consists of more than one rectangle. */
    sizeNote: z.string().optional(),
    /** The name of the film; null if staff have to choose one. */
    film: z.string().nullable(),
    finish: z.string().nullable(),
    /** The colour of a film that is cut and not printed. */
    filmColour: z.string().nullable(),
    /** The kind of cut; null for an item that isn't a decal. */
    cut: z.enum(['kiss', 'through']).nullable(),
    /** How to cut and finish the item. Only items that were configured in a calculator have this note. */
    cutNote: z.string().optional(),
    /** Estimated weight of all pieces in grams, without packaging. */
    weightGrams: z.int().optional(),
    /**
     * The job's screen colours with their ink percentages. Empty for a photo, whose colours are separated only by the print software (RIP).
     */
    inks: z.array(z.object({ colour: z.string(), c: z.int(), m: z.int(), y: z.int(), k: z.int() })),
    findings: z.array(findingSchema),
    /** Reasons why no files can be made; empty if the job has files or will get them. */
    missing: z.array(z.object({ code: z.enum([...MISSING_FILE_REASONS, 'engine']), message: z.string() })),
    remarks: z.array(z.string()),
    /** YYYY-MM-DD. */
    dueOn: z.string(),
    /** Whether the production files have been made. */
    ready: z.boolean(),
    /** Files attached by customer and staff, oldest first. */
    attached: z.array(attachedFileSchema),
    links: z.object({
      self: z.string(),
      ticket: z.string(),
      /** URL of the buyer's original file, for an item from a calculator. */
      artwork: z.string().optional(),
      /** URL of the approved version of the proof, to print or cut. */
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
    /** Margin at the edges of the roll, in mm. */
    marginMm: z.number().min(0).max(50).default(5),
    /** Gap between the bleeds of neighbouring decals, in mm. */
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
    /** Wasted film as a percentage of the film used. Margins and registration marks count as waste. */
    wastePercent: z.number(),
    /** Cost of the film used, in cents; null for older nests, whose cost wasn't calculated. */
    costCents: z.int().nullable().default(null),
    /** How the decals were nested. `boxes` means by their bounding boxes, and `shapes` means by their outlines. */
    method: z.enum(['boxes', 'shapes']),
    /** The position of each decal on the roll: its bleed's bounding box, in mm from the roll's upper left corner. */
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
    /** Pieces that don't fit on the requested length of film, by job. */
    left: z.array(z.object({ jobId: z.int(), pieces: z.int() })),
    /** The files of the nest; null if no decal fits. */
    links: z
      .object({
        self: z.string(),
        print: z.string(),
        cut: z.string(),
        /** The sorting sheet; missing in older nests. */
        sorting: z.string().optional(),
      })
      .nullable(),
  })
  .openapi('Nest')

export type AttachedFileView = z.infer<typeof attachedFileSchema>
export type JobView = z.infer<typeof jobSchema>
export type NestRequest = z.infer<typeof nestRequestSchema>
export type NestView = z.infer<typeof nestSchema>
