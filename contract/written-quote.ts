import type { MessagePage } from './checkout-page.ts'

export type WrittenQuotePage =
  | {
      kind: 'quote'
      /** Path of the quote's page. The page's forms post to paths below it. */
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
      /** For an expired quote: today's price of the same item; null if the item is no longer available. */
      today: string | null
      /** The page on which the quoted item can be changed. */
      changePath: string
      told: { tone: 'good' | 'error'; title: string; text: string } | null
    }
  | MessagePage
