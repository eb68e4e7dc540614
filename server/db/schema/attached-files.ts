import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { designVersions } from './design-requests.ts'
import { orderLines } from './orders.ts'

/** Files that customer and staff attach to a job, and the further files of a proof's version. A row never changes. */
export const attachedFiles = pgTable(
  'attached_files',
  {
    /** 128 random bits in base62; its bytes are in the store below attached-files/<id>/. */
    id: text().primaryKey(),
    orderLineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** The proof version that the file belongs to; null for a file of the job itself. */
    versionId: text().references(() => designVersions.id, { onDelete: 'cascade' }),
    addedBy: text().$type<'customer' | 'shop'>().notNull(),
    /** As uploaded, without characters that file names don't need. */
    name: text().notNull(),
    /** Detected from the file's bytes. */
    format: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** Pixels of a picture, or points (1/72 inch) of a page; null if unknown. */
    widthPx: integer(),
    heightPx: integer(),
    /** Whether there is a picture to display. */
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
