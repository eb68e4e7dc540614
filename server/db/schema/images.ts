import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => new Uint8Array(bytes),
  toDriver: (bytes) => Buffer.from(bytes),
})

/** Visitors' uploads for viewing and printing. A row only changes when its owner deletes it. */
export const images = pgTable(
  'images',
  {
    /** 128 random bits in base62. */
    id: text().primaryKey(),
    visitorHash: text().notNull(),
    /** As uploaded, without characters that file names don't need. */
    originalName: text().notNull(),
    /** Detected from its bytes (domain/images/image-formats). */
    format: text().notNull(),
    /** Bytes of the original. */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** Pixels of a picture as displayed, or points (1/72 inch) of a page; null if unknown. */
    widthPx: integer(),
    heightPx: integer(),
    /** Whether there is a picture to display. */
    hasPreview: boolean().notNull(),
    /** Where its bytes are stored: in the object store, or in image_data. */
    storage: text().$type<'file' | 'database'>().notNull(),
    /** When its owner deleted it; kept if something was made of it. */
    removedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('images_visitor').on(table.visitorHash, table.createdAt),
    check('images_size', sql`${table.size} > 0`),
    check('images_storage', sql`${table.storage} in ('file', 'database')`),
  ],
)

/** The bytes of images that are stored in the database. */
export const imageData = pgTable('image_data', {
  imageId: text()
    .primaryKey()
    .references(() => images.id, { onDelete: 'cascade' }),
  original: bytea().notNull(),
  preview: bytea(),
})
