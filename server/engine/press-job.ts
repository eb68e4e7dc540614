import { z } from 'zod'

/** Options of a press file; see decal/export/press-options. */
export const pressSchema = z.object({
  marks: z.boolean().optional(),
  white: z.object({ chokeMm: z.number() }).optional(),
})

export type Press = z.infer<typeof pressSchema>
