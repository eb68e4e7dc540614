import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => new Uint8Array(bytes),
  toDriver: (bytes) => Buffer.from(bytes),
})

/**
 * Images that visitors uploaded to keep in their gallery or to print. Rows are never changed, except when the visitor deletes the image.
 */
export const images = pgTable(
  'images',
  {
    /** The id of the image: 128 random bits in base62. */
    id: text().primaryKey(),
    visitorHash: text().notNull(),
    /** The file's name as uploaded, without folders and control characters. */
    originalName: text().notNull(),
    /** The file format, detected from the bytes (domain/images/image-rules). */
    format: text().notNull(),
    /** The original's size in bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** The image's width and height as displayed, in pixels, or in points (1/72 inch) for a PDF page; null if unknown. */
    widthPx: integer(),
    heightPx: integer(),
    /** Whether a preview of the image is stored. */
    hasPreview: boolean().notNull(),
    /** The place of the image's bytes: the object store (`file`), or the table image_data (`database`). */
    storage: text().$type<'file' | 'database'>().notNull(),
    /** The time when the visitor deleted the image. The row stays if something was made from the image. */
    removedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('images_visitor').on(table.visitorHash, table.createdAt),
    check('images_size', sql`${table.size} > 0`),
    check('images_storage', sql`${table.storage} in ('file', 'database')`),
  ],
)

/** The bytes of the images that are stored in the database. */
export const imageData = pgTable('image_data', {
  imageId: text()
    .primaryKey()
    .references(() => images.id, { onDelete: 'cascade' }),
  original: bytea().notNull(),
  preview: bytea(),
})
