import type { PageNotice, PrivateMessage } from './checkout-page.ts'

/** What the pages of the account are made of: the server gives one of these to the page and nobody fetches it. */
export type AccountPage = Account | NewAccountLink | OpenAccount | DeleteAccount | PrivateMessage

/** One thing a visitor has: an order, a design, a picture. */
export type AccountRow = {
  title: string
  /** "Nov 21, 2026 · Paid" */
  detail: string
  /** What it cost or counts, ready to read; null where there is nothing to say. */
  amount: string | null
  path: string | null
  /** At most four. */
  pictures: string[]
}

/** All of one kind that a visitor has. A further kind is a further section: the page knows none by name but `points`. */
export type AccountSection = {
  id: string
  title: string
  /** "3 orders"; null while there is nothing. */
  summary: string | null
  /** The latest ones. */
  rows: AccountRow[]
  /** Said where there is nothing: what would stand here, and where that is kept. */
  empty: string
  links: { label: string; path: string }[]
}

export type Account = {
  kind: 'account'
  notice: PageNotice | null
  sections: AccountSection[]
  /** Null for who has nothing yet: there is no account to open elsewhere. */
  devices: AccountDevices | null
}

export type AccountDevices = {
  /** Links that other browsers were or can be let in by. */
  links: { id: string; created: string; state: string; isWaiting: boolean }[]
  /** Browsers that came in by a link. */
  guests: { added: string; isThisOne: boolean }[]
  /** This browser is a guest itself, and can go back to its own account. */
  isGuest: boolean
}

/** A link that was just made, shown this once. */
export type NewAccountLink = {
  kind: 'new-link'
  address: string
  expires: string
  /** The address as a QR code: a picture in a data address. */
  code: string
}

/** The question that stands before an account opens in another browser. */
export type OpenAccount = {
  kind: 'open-account'
  /** Where the answer goes. */
  path: string
  /** What this browser has itself: "2 orders", "5 designs"; empty for a new one. */
  own: string[]
  /** It is a guest of another account, which it may leave but not give away. */
  isGuest: boolean
  notice: PageNotice | null
}

export type DeleteAccount = {
  kind: 'delete-account'
  notice: PageNotice | null
  /** What is there: "2 orders", "5 designs". */
  own: string[]
  /** Credits that would be lost. */
  credits: number
  /** The word to type. */
  word: string
}
