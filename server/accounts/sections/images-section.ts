import { accountSectionCopy } from '../../../content/account-sections.ts'
import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { listOwnImages, measureImages } from '../../designs/index.ts'
import { summariseCount, type AccountSectionReader } from './section.ts'

const MAX_SHOWN = 6
const { images: words } = accountSectionCopy

/** Reads the visitor's image gallery, the newest first. */
export const readImagesSection: AccountSectionReader = async ({ db }, visitorHash) => {
  const { files } = await measureImages(db, visitorHash)
  const rows = files === 0 ? [] : (await listOwnImages(db, visitorHash)).slice(0, MAX_SHOWN)
  return {
    id: 'images',
    title: words.title,
    summary: summariseCount(files, words.count),
    rows: rows.map(({ id, originalName, size, createdAt, hasPreview }) => ({
      title: originalName,
      detail: `${Math.round(size / 1024)} KB · ${formatShortDay(createdAt)}`,
      amount: null,
      path: null,
      pictures: hasPreview ? [`/api/images/${id}`] : [],
    })),
    empty: words.empty,
    links: [{ label: words.all, path: '/images' }],
  }
}
