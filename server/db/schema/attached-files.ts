import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { designVersions } from './design-requests.ts'
import { orderLines } from './orders.ts'

/** Files that customers and staff attach to jobs, and additional files of proof versions. Rows are never changed. */
export const attachedFiles = pgTable(
  'attached_files',
  {
    /** The id of the file: 128 random bits in base62. The object store has its bytes at attached-files/<id>/. */
    id: text().primaryKey(),
    orderLineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** The proof version to which the file belongs; null for a file of the job. */
    versionId: text().references(() => designVersions.id, { onDelete: 'cascade' }),
    addedBy: text().$type<'customer' | 'shop'>().notNull(),
    /** The file's name as uploaded, without folders and control characters. */
    name: text().notNull(),
    /** The file format, detected from the bytes. */
    format: text().notNull(),
    /** The size of the file in bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** The file's width and height, in pixels, or in points (1/72 inch) for a PDF page; null if unknown. */
    widthPx: integer(),
    heightPx: integer(),
    /** Whether the object store has a preview of the file. */
    hasPreview: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('attached_files_line').on(table.orderLineId),
    index('attached_files_version').on(table.versionId),
    check('attached_files_added_by', sql`${table.addedBy} in ('customer', 'shop')`),
    check('attached_files_size', sql`${table.size} > 0`),
  ],
)
