import { z } from 'zod'

/** The options of a file for the printing press (decal/export/press-options). */
export const pressOptionsSchema = z.object({
  marks: z.boolean().optional(),
  white: z.object({ chokeMm: z.number() }).optional(),
})

export type PressJobOptions = z.infer<typeof pressOptionsSchema>
