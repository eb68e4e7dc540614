import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => new Uint8Array(bytes),
  toDriver: (bytes) => Buffer.from(bytes),
})

/** Files that visitors brought to be looked at and printed. A row never changes, but for what its owner does with it: throw away. */
export const images = pgTable(
  'images',
  {
    /** 128 random bits in base62. */
    id: text().primaryKey(),
    visitorHash: text().notNull(),
    /** As given, without what no file name needs. */
    originalName: text().notNull(),
    /** What its bytes say it is (domain/images/image-formats). */
    format: text().notNull(),
    /** Bytes of the original. */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** Pixels of a picture, turned as it is shown; of a page the points of 1/72 inch; null where nobody can tell. */
    widthPx: integer(),
    heightPx: integer(),
    /** A picture to be shown was made of it. */
    hasPreview: boolean().notNull(),
    /** Where its bytes are: in the store of files, or in image_data. */
    storage: text().$type<'file' | 'database'>().notNull(),
    /** Thrown away by its owner, and kept because something was made of it. */
    removedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('images_visitor').on(table.visitorHash, table.createdAt),
    check('images_size', sql`${table.size} > 0`),
    check('images_storage', sql`${table.storage} in ('file', 'database')`),
  ],
)

/** The bytes of images that are kept in the database. */
export const imageData = pgTable('image_data', {
  imageId: text()
    .primaryKey()
    .references(() => images.id, { onDelete: 'cascade' }),
  original: bytea().notNull(),
  preview: bytea(),
})
