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

/** Decals that visitors designed. A row changes only when its owner saves or deletes it. */
export const designs = pgTable(
  'designs',
  {
    /** The design's id, 128 random bits in base62. */
    id: text().primaryKey(),
    visitorHash: text().notNull(),
    prompt: text().notNull(),
    style: text().notNull(),
    seed: integer().notNull(),
    /** The engine's description of the drawing. The drawing is made from it whenever it's needed. */
    design: jsonb().$type<unknown>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    tags: text().array().notNull().default([]),
    /** The engine's reading of the prompt (contract PromptReading); null in rows from before readings were stored. */
    reading: jsonb().$type<unknown>(),
    /** Other motifs that suit the prompt. */
    motifs: jsonb().$type<{ ref: string; title: string }[]>().notNull().default([]),
    /** The width in mm of the cut line's bounding box at the size at which the decal was drawn. */
    widthMm: doublePrecision().notNull(),
    heightMm: doublePrecision().notNull(),
    /** Hex colours, such as "#b3362b", by area. */
    palette: text().array().notNull().default([]),
    /** The design that this is a variation of. It may no longer exist. */
    madeFrom: text(),
    savedAt: timestamp({ withTimezone: true }),
    /** When its owner deleted the design. A design that was made to order stays. */
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
 * Files that visitors uploaded, in the object store below artwork/<id>/. Like designs, a row changes only when its owner saves or deletes
 * it.
 */
export const artworks = pgTable(
  'artworks',
  {
    id: text().primaryKey(),
    visitorHash: text().notNull(),
    /** The file's name as uploaded, without unusual characters. */
    fileName: text().notNull(),
    /** The file format, detected from the bytes. */
    format: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** The width of the finished decal in mm: the bounding box of its cut line. */
    widthMm: doublePrecision().notNull(),
    heightMm: doublePrecision().notNull(),
    /** The resolution in dpi at that size; null for vector files. */
    dpi: integer(),
    hasOwnCut: boolean().notNull(),
    /** Options with which the file was read. With the same options, the same file gives the same decal again. */
    tolerance: doublePrecision(),
    offsetMm: doublePrecision().notNull(),
    vectorised: boolean().notNull(),
    /** Whether to keep areas in the background's colour that the artwork encloses. */
    keepsInside: boolean().notNull().default(true),
    /** The customer's cut-out of the picture: a small PNG in base64. Null if the engine searched for the background. */
    cutOut: text(),
    /** The page of the file that is shown, from 1, and the number of its pages. */
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
