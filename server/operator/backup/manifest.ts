import { z } from 'zod'

/** What a backup is made of, with what each file has to be: written last, so that a backup without it is none. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The last migration of the database (its moment in drizzle's table). */
  migration: z.number(),
  /** Whether visitors' images are in it: those in a bucket stay there. */
  objectStore: z.enum(['folder', 's3']),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
      columns: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)),
      rows: z.int().min(0),
      sha256: z.string(),
    }),
  ),
  /** Numbers that were given out last; null: none yet. */
  sequences: z.array(
    z.object({ name: z.string().regex(/^[a-z_][a-z0-9_]*$/), last: z.string().regex(/^\d+$/).nullable() }),
  ),
  /** Files of the data folder, by their paths in it. */
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifestSchema>

export const MANIFEST_FILE = 'backup.json'
export const FILES_FOLDER = 'files'
/** The rows of a table, one JSON object a line, compressed. */
export const tableFile = (name: string): string => `database/${name}.jsonl.gz`
