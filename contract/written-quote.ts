import type { PrivateMessage } from './checkout-page.ts'

/** Server data of a quote's page. */
export type WrittenQuotePage =
  | {
      kind: 'quote'
      /** The quote's path; its forms post to paths below it. */
      path: string
      number: string
      writtenOn: string
      until: string
      isValid: boolean
      title: string
      name: string
      words: { key: string; value: string }[]
      reasons: { label: string; text: string }[]
      each: string
      piece: string
      price: string
      picture: string | null
      /** Today's price of the same item if the quote has expired; null if the item is no longer available. */
      today: string | null
      /** The page on which it can be changed. */
      changePath: string
      told: { tone: 'good' | 'error'; title: string; text: string } | null
    }
  | PrivateMessage
