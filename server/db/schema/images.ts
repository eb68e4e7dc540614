import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => new Uint8Array(bytes),
  toDriver: (bytes) => Buffer.from(bytes),
})

/** Images that visitors uploaded, for viewing and printing. A row changes only when its owner deletes it. */
export const images = pgTable(
  'images',
  {
    /** The image's id, 128 random bits in base62. */
    id: text().primaryKey(),
    visitorHash: text().notNull(),
    /** The file's name as uploaded, without unusual characters. */
    originalName: text().notNull(),
    /** The file format, detected from the bytes (domain/images/image-formats). */
    format: text().notNull(),
    /** The original's size in bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** The displayed width in pixels for a picture, or in points (1/72 inch) for a page; null if unknown. */
    widthPx: integer(),
    heightPx: integer(),
    /** Whether a preview picture is stored. */
    hasPreview: boolean().notNull(),
    /** Where the image's bytes are stored: in the object store, or in image_data. */
    storage: text().$type<'file' | 'database'>().notNull(),
    /** When its owner deleted the image. An image that something was made from stays. */
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
