import { z } from 'zod'

/** What a file for the press may have beside the decal; see decal/export/press-options. */
export const pressSchema = z.object({
  marks: z.boolean().optional(),
  white: z.object({ chokeMm: z.number() }).optional(),
})

export type Press = z.infer<typeof pressSchema>
