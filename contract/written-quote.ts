import type { PrivateMessage } from './checkout-page.ts'

/** What the page of a quote shows. */
export type WrittenQuotePage =
  | {
      kind: 'quote'
      /** The quote's own: its forms go to addresses below it. */
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
      /** Of a quote that has ended: what the same costs today; null where it cannot be had. */
      today: string | null
      /** Where it can be changed. */
      changePath: string
      told: { tone: 'good' | 'error'; title: string; text: string } | null
    }
  | PrivateMessage
