import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { accountSectionCopy } from '../../../content/account-sections.ts'
import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { formatMillimetres } from '../../../domain/pricing/decal-price.ts'
import { artworks, designs } from '../../db/schema/designs.ts'
import { summariseCount, type AccountSectionReader } from './section.ts'

const MAX_SHOWN = 6
const { designs: designWords, artwork: artworkWords } = accountSectionCopy

const sizeOf = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }): string =>
  `${formatMillimetres(widthMm)} × ${formatMillimetres(heightMm)} mm`

/** Reads the saved designs, newest first, and counts the designs that aren't saved. */
export const readDesignsSection: AccountSectionReader = async ({ db }, visitorHash) => {
  const inAccount = and(eq(designs.visitorHash, visitorHash), isNull(designs.removedAt))
  const saved = and(inAccount, isNotNull(designs.savedAt))
  const [all] = await db
    .select({ number: count(), saved: count(designs.savedAt) })
    .from(designs)
    .where(inAccount)
  const { id, title, widthMm, heightMm, createdAt } = designs
  const rows = await db
    .select({ id, title, widthMm, heightMm, createdAt })
    .from(designs)
    .where(saved)
    .orderBy(desc(designs.createdAt), desc(designs.id))
    .limit(MAX_SHOWN)
  const unsaved = (all?.number ?? 0) - (all?.saved ?? 0)
  return {
    id: 'designs',
    title: designWords.title,
    summary:
      [summariseCount(all?.saved ?? 0, designWords.saved), summariseCount(unsaved, designWords.unsaved)]
        .filter((part) => part !== null)
        .join(', ') || null,
    rows: rows.map((row) => ({
      title: row.title,
      detail: `${sizeOf(row)} · ${formatShortDay(row.createdAt)}`,
      amount: null,
      path: `/design-generator?design=${row.id}`,
      pictures: [`/api/designs/${row.id}.png`],
    })),
    empty: designWords.empty,
    links: [
      { label: designWords.all, path: '/my-designs' },
      { label: designWords.create, path: '/design-generator' },
    ],
  }
}

/** Reads the uploaded artwork, saved or not, the newest first. */
export const readArtworkSection: AccountSectionReader = async ({ db }, visitorHash) => {
  const inAccount = and(eq(artworks.visitorHash, visitorHash), isNull(artworks.removedAt))
  const [all] = await db.select({ number: count() }).from(artworks).where(inAccount)
  const { id, fileName, format, createdAt } = artworks
  const rows = await db
    .select({ id, fileName, format, createdAt })
    .from(artworks)
    .where(inAccount)
    .orderBy(desc(artworks.createdAt), desc(artworks.id))
    .limit(MAX_SHOWN)
  return {
    id: 'artwork',
    title: artworkWords.title,
    summary: summariseCount(all?.number ?? 0, artworkWords.count),
    rows: rows.map((row) => ({
      title: row.fileName,
      detail: `${row.format.toUpperCase()} · ${formatShortDay(row.createdAt)}`,
      amount: null,
      path: `/design-generator?artwork=${row.id}`,
      pictures: [`/api/artwork/${row.id}.png`],
    })),
    empty: artworkWords.empty,
    links: [{ label: artworkWords.upload, path: '/design-generator?tab=upload' }],
  }
}
