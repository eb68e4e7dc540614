import { z } from 'zod'

/** The input of the nesting thread: decals serialised by `storeDecal`, and the roll of film (decal/nesting/film-roll). */
export const nestJobSchema = z.object({
  decals: z.array(z.object({ stored: z.instanceof(Uint8Array), copies: z.number(), name: z.string() })),
  roll: z.object({
    widthMm: z.number(),
    mostLengthMm: z.number(),
    marginMm: z.number(),
    gapMm: z.number(),
    turning: z.enum(['none', 'quarters']),
    white: z.object({ chokeMm: z.number() }).optional(),
  }),
  title: z.string(),
  film: z.string(),
})

const turnSchema = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])

/** The output of the nesting thread (decal/nesting/nest). */
export const nestAnswerSchema = z.object({
  nest: z.object({
    method: z.enum(['boxes', 'shapes']),
    lengthMm: z.number(),
    placements: z.array(z.object({ piece: z.number(), turn: turnSchema, x: z.number(), y: z.number() })),
    tooWide: z.array(z.number()),
    left: z.array(z.number()),
    waste: z.number(),
  }),
  files: z
    .object({ pdf: z.instanceof(Uint8Array), dxf: z.string(), sorting: z.instanceof(Uint8Array) })
    .nullable(),
})

export type NestJob = z.infer<typeof nestJobSchema>
export type NestedDecals = z.infer<typeof nestAnswerSchema>
