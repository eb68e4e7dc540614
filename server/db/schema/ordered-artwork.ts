import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { designs } from './designs.ts'
import { images } from './images.ts'
import { payments } from './orders.ts'

/** The files and designs from which ordered products are made. They are kept as long as the order's payment is pending or complete. */
export const orderedArtwork = pgTable(
  'ordered_artwork',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    imageId: text().references(() => images.id, { onDelete: 'cascade' }),
    designId: text().references(() => designs.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('ordered_artwork_payment').on(table.paymentId),
    index('ordered_artwork_image').on(table.imageId),
    index('ordered_artwork_design').on(table.designId),
  ],
)
