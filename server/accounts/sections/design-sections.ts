import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { formatMillimetres } from '../../../domain/pricing/decal-price.ts'
import { artworks, designs } from '../../db/schema/designs.ts'
import { formatCount, type AccountSectionReader } from './section.ts'

const MAX_SHOWN = 6

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
  const drawn = formatCount(unsaved, 'more unsaved', 'more unsaved')
  return {
    id: 'designs',
    title: 'Designs',
    summary:
      [formatCount(all?.saved ?? 0, 'saved design'), drawn].filter((part) => part !== null).join(', ') ||
      null,
    rows: rows.map((row) => ({
      title: row.title,
      detail: `${sizeOf(row)} · ${formatShortDay(row.createdAt)}`,
      amount: null,
      path: `/design-generator?design=${row.id}`,
      pictures: [`/api/designs/${row.id}.png`],
    })),
    empty:
      'Designs you save appear here, ready to edit and reorder. A design you don’t save is deleted after 60 days.',
    links: [
      { label: 'My Designs', path: '/my-designs' },
      { label: 'Design a decal', path: '/design-generator' },
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
    title: 'Artwork',
    summary: formatCount(all?.number ?? 0, 'artwork file', 'artwork files'),
    rows: rows.map((row) => ({
      title: row.fileName,
      detail: `${row.format.toUpperCase()} · ${formatShortDay(row.createdAt)}`,
      amount: null,
      path: `/design-generator?artwork=${row.id}`,
      pictures: [`/api/artwork/${row.id}.png`],
    })),
    empty:
      'Artwork you upload appears here. Only you can see it, until you order. Then our print room sees it too.',
    links: [{ label: 'Upload artwork', path: '/design-generator?tab=upload' }],
  }
}
