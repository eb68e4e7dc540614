import { z } from 'zod'
import libraryFile from '../../content/cut-files/library.json' with { type: 'json' }

const designSchema = z.record(z.string(), z.unknown())
const fileSchema = z.object({
  title: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  design: designSchema,
})
const singleSchema = fileSchema.extend({
  handle: z.string(),
  theme: z.enum(['seasonal', 'typography', 'home-decor', 'business']),
})
const librarySchema = z.object({
  singles: z.array(singleSchema),
  sets: z.array(z.object({ handle: z.string(), files: z.array(fileSchema).min(1) })),
})

/** All cut files that the shop sells, by product handle. */
const library = librarySchema.parse(libraryFile)

type SingleCutFile = z.infer<typeof singleSchema>
export const singleCutFiles: readonly SingleCutFile[] = library.singles

const designsByHandle = new Map<string, readonly z.infer<typeof fileSchema>[]>([
  ...library.singles.map((file) => [file.handle, [file]] as const),
  ...library.sets.map(({ handle, files }) => [handle, files] as const),
])

/** Finds the designs that a product contains; null if the product isn't a cut file. */
export function findCutDesigns(handle: string): readonly z.infer<typeof fileSchema>[] | null {
  return designsByHandle.get(handle) ?? null
}
