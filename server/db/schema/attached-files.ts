import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { designVersions } from './design-requests.ts'
import { orderLines } from './orders.ts'

/** Files that customer and staff attach to a job, and the further files of a proof's version. A row never changes. */
export const attachedFiles = pgTable(
  'attached_files',
  {
    /** The file's id, 128 random bits in base62. Its bytes are in the object store below attached-files/<id>/. */
    id: text().primaryKey(),
    orderLineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** The proof version that the file belongs to; null for a file of the job itself. */
    versionId: text().references(() => designVersions.id, { onDelete: 'cascade' }),
    addedBy: text().$type<'customer' | 'shop'>().notNull(),
    /** The file's name as uploaded, without unusual characters. */
    name: text().notNull(),
    /** The file format, detected from the bytes. */
    format: text().notNull(),
    /** The file's size in bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** The width in pixels for a picture, or in points (1/72 inch) for a page; null if unknown. */
    widthPx: integer(),
    heightPx: integer(),
    /** Whether a preview picture is stored. */
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
