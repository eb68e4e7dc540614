import { RESALE_RULES } from '../../domain/apparel/resale-profit.ts'
import { garments } from './apparel.ts'
import { labelFields } from './labelled-fields.ts'

/** The form with which an organization that sells printed shirts computes its profit. */
export const resaleFields = labelFields(RESALE_RULES, {
  ware: { look: 'select', label: 'You order', options: garments },
  made: { label: 'How many' },
  asks: { label: 'You sell one for' },
  sold: { label: 'How many of 100 you sell' },
})
