import type { PageNotice, PrivateMessage } from './checkout-page.ts'

/** Data of the account pages: the server renders them with one of these; it isn't fetched. */
export type AccountPage = Account | NewAccountLink | OpenAccount | DeleteAccount | PrivateMessage

/** One thing a visitor has: an order, a design, a picture. */
export type AccountRow = {
  title: string
  /** "Nov 21, 2026 · Paid" */
  detail: string
  /** The cost or count, formatted; null if there is none. */
  amount: string | null
  path: string | null
  /** At most four. */
  pictures: string[]
}

/** Everything of one kind that a visitor has. Another kind is another section: the page only knows `points` by name. */
export type AccountSection = {
  id: string
  title: string
  /** "3 orders"; null if there are none. */
  summary: string | null
  /** The latest ones. */
  rows: AccountRow[]
  /** Shown if it is empty: what would appear here, and where it is stored. */
  empty: string
  links: { label: string; path: string }[]
}

export type Account = {
  kind: 'account'
  notice: PageNotice | null
  sections: AccountSection[]
  /** Null for a visitor without any data, who has no account to open elsewhere. */
  devices: AccountDevices | null
}

export type AccountDevices = {
  /** Links that other browsers were or can be let in by. */
  links: { id: string; created: string; state: string; isWaiting: boolean }[]
  /** Browsers that opened it by a link. */
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

/** The question before an account opens in another browser. */
export type OpenAccount = {
  kind: 'open-account'
  /** The form's action. */
  path: string
  /** The contents of this browser's own account: "2 orders", "5 designs"; empty for a new one. */
  own: string[]
  /** The browser is a guest in another account, which it may leave but not share. */
  isGuest: boolean
  notice: PageNotice | null
}

export type DeleteAccount = {
  kind: 'delete-account'
  notice: PageNotice | null
  /** The account's contents: "2 orders", "5 designs". */
  own: string[]
  /** Credits that would be lost. */
  credits: number
  /** The word to type. */
  word: string
}
