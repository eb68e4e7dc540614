import { z } from 'zod'

/**
 * The table of contents of a backup, with the size and checksum of each file. It is written last, so a folder without it isn't a complete
 * backup.
 */
export const backupManifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The latest migration of the database, as the timestamp in drizzle's table. */
  migration: z.number(),
  /** Where the shop stores visitors' images. Images in an S3 bucket aren't part of the backup. */
  objectStore: z.enum(['folder', 's3']),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
      columns: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)),
      rows: z.int().min(0),
      sha256: z.string(),
    }),
  ),
  /** The last value of each sequence; null if the sequence was never used. */
  sequences: z.array(
    z.object({ name: z.string().regex(/^[a-z_][a-z0-9_]*$/), last: z.string().regex(/^\d+$/).nullable() }),
  ),
  /** The files of the data folder. Each path is relative to the folder. */
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})

export type BackupManifest = z.infer<typeof backupManifestSchema>

export const BACKUP_MANIFEST_FILE = 'backup.json'
export const BACKUP_FILES_FOLDER = 'files'
/** Returns the path of the file with a table's rows. The file is compressed and has one JSON object per line. */
export const backupTableFile = (name: string): string => `database/${name}.jsonl.gz`
