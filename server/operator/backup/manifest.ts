import { z } from 'zod'

/**
 * A backup's table of contents, with the size and checksum of each file. It is written last, so a folder without it isn't a complete
 * backup.
 */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The database's latest migration, as its timestamp in drizzle's table. */
  migration: z.number(),
  /** Whether it contains visitors' images; images in a bucket stay there. */
  objectStore: z.enum(['folder', 's3']),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
      columns: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)),
      rows: z.int().min(0),
      sha256: z.string(),
    }),
  ),
  /** The last values of the sequences; null for sequences that were never used. */
  sequences: z.array(
    z.object({ name: z.string().regex(/^[a-z_][a-z0-9_]*$/), last: z.string().regex(/^\d+$/).nullable() }),
  ),
  /** Files of the data folder, by their relative paths. */
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifestSchema>

export const MANIFEST_FILE = 'backup.json'
export const FILES_FOLDER = 'files'
/** A table's rows: compressed, one JSON object per line. */
export const tableFile = (name: string): string => `database/${name}.jsonl.gz`
