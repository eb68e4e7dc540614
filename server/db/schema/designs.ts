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

/** Decals that visitors designed. A row only changes when its owner saves or deletes it. */
export const designs = pgTable(
  'designs',
  {
    /** 128 random bits in base62. */
    id: text().primaryKey(),
    visitorHash: text().notNull(),
    prompt: text().notNull(),
    style: text().notNull(),
    seed: integer().notNull(),
    /** The engine's own description of the drawing; the drawing is made from it whenever it is needed. */
    design: jsonb().$type<unknown>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    tags: text().array().notNull().default([]),
    /** How the wish was read (contract WishReading); null in rows from before that was stored. */
    reading: jsonb().$type<unknown>(),
    /** Other motifs that suit the wish. */
    motifs: jsonb().$type<{ ref: string; title: string }[]>().notNull().default([]),
    /** The box of the cut line at the size it was drawn, in mm. */
    widthMm: doublePrecision().notNull(),
    heightMm: doublePrecision().notNull(),
    /** Hex colours such as "#b3362b", by area. */
    palette: text().array().notNull().default([]),
    /** The design it is a variation of, which may be gone. */
    madeFrom: text(),
    savedAt: timestamp({ withTimezone: true }),
    /** When its owner deleted it; kept if it was made to order. */
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

/** Files that visitors brought, in the data folder under artwork/<id>/. A row never changes, as in designs. */
export const artworks = pgTable(
  'artworks',
  {
    id: text().primaryKey(),
    visitorHash: text().notNull(),
    /** As uploaded, without characters that file names don't need. */
    fileName: text().notNull(),
    /** Detected from its bytes. */
    format: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** Width of the finished decal, in mm: the box of its cut line. */
    widthMm: doublePrecision().notNull(),
    heightMm: doublePrecision().notNull(),
    /** Resolution at that size; null for shapes. */
    dpi: integer(),
    hasOwnCut: boolean().notNull(),
    /** Reading options, so that the same file gives the same decal again. */
    tolerance: doublePrecision(),
    offsetMm: doublePrecision().notNull(),
    vectorised: boolean().notNull(),
    /** Whether to keep areas in the background's colour that the artwork encloses. */
    keepsInside: boolean().notNull().default(true),
    /** The displayed page of the file, counted from 1, and the number of pages. */
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
