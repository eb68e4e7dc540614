import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** Decals that visitors designed. Rows are never changed, except when the visitor saves or deletes the design. */
export const designs = pgTable(
  'designs',
  {
    /** The id of the design: 128 random bits in base62. */
    id: text().primaryKey(),
    visitorHash: text().notNull(),
    prompt: text().notNull(),
    style: text().notNull(),
    seed: integer().notNull(),
    /** The engine's description of the design. The engine makes the drawing from it whenever the drawing is needed. */
    design: jsonb().$type<unknown>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    tags: text().array().notNull().default([]),
    /** The engine's interpretation of the prompt (PromptReading in contract/); null in older rows. */
    reading: jsonb().$type<unknown>(),
    /** Other motifs that suit the prompt. */
    motifs: jsonb().$type<{ ref: string; title: string }[]>().notNull().default([]),
    /** The design's width and height in mm at the size at which it was composed, measured at the bounding box of its cut line. */
    widthMm: doublePrecision().notNull(),
    heightMm: doublePrecision().notNull(),
    /** The design's colours, such as "#b3362b", largest area first. */
    palette: text().array().notNull().default([]),
    /** The design from which this one was made as a variation. It may have been deleted. */
    madeFrom: text(),
    savedAt: timestamp({ withTimezone: true }),
    /** The time when the visitor deleted the design. The row stays if an item was made from the design. */
    removedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('designs_visitor').on(table.visitorHash, table.createdAt),
    index('designs_unsaved')
      .on(table.createdAt)
      .where(sql`${table.savedAt} is null`),
    check('designs_size', sql`${table.widthMm} > 0 and ${table.heightMm} > 0`),
  ],
)

/**
 * Artwork that visitors uploaded. The files are in the object store at artwork/<id>/. Rows are never changed, except when the visitor saves
 * or deletes the artwork.
 */
export const artworks = pgTable(
  'artworks',
  {
    id: text().primaryKey(),
    visitorHash: text().notNull(),
    /** The file's name as uploaded, without folders and control characters. */
    fileName: text().notNull(),
    /** The file format, detected from the bytes. */
    format: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** The finished decal's width and height in mm, measured at the bounding box of its cut line. */
    widthMm: doublePrecision().notNull(),
    heightMm: doublePrecision().notNull(),
    /** The resolution of the artwork at the decal's width, in pixels per inch; null for vector files. */
    dpi: integer(),
    hasOwnCut: boolean().notNull(),
    /**
     * This column and the next ones are the options with which the file was read. The same file with the same options always gives the same
     * decal.
     */
    tolerance: doublePrecision(),
    offsetMm: doublePrecision().notNull(),
    vectorised: boolean().notNull(),
    /** Whether an area in the background's colour is kept if the artwork surrounds it. */
    keepsInside: boolean().notNull().default(true),
    /** The cut-out that the customer made: a small PNG in base64. Null if the engine removed the background instead. */
    cutOut: text(),
    /** The page that is used, counted from 1, if the file has several. The next column is the number of pages in the file. */
    page: integer().notNull().default(1),
    pages: integer().notNull().default(1),
    savedAt: timestamp({ withTimezone: true }),
    removedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('artworks_visitor').on(table.visitorHash, table.createdAt),
    index('artworks_unsaved')
      .on(table.createdAt)
      .where(sql`${table.savedAt} is null`),
    check('artworks_size', sql`${table.widthMm} > 0 and ${table.heightMm} > 0 and ${table.bytes} > 0`),
  ],
)
