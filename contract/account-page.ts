import type { PageNotice, PrivateMessage } from './checkout-page.ts'

/** Server data of the account pages: each is rendered with one of these. */
export type AccountPage = Account | NewAccountLink | OpenAccount | DeleteAccount | PrivateMessage

/** An entry of an account, such as an order, a design or a picture. */
export type AccountRow = {
  title: string
  /** "Nov 21, 2026 · Paid" */
  detail: string
  /** The formatted cost or count; null if there is none. */
  amount: string | null
  path: string | null
  /** At most four. */
  pictures: string[]
}

/** All entries of one kind. To add a kind, add a section: the pages know only `points` by name. */
export type AccountSection = {
  id: string
  title: string
  /** "3 orders"; null if there are none. */
  summary: string | null
  /** The latest ones. */
  rows: AccountRow[]
  /** Shown when the section is empty: what would appear here, and where it is stored. */
  empty: string
  links: { label: string; path: string }[]
}

export type Account = {
  kind: 'account'
  notice: PageNotice | null
  sections: AccountSection[]
  /** Null for a visitor without any data, who has no account to open on another device. */
  devices: AccountDevices | null
}

export type AccountDevices = {
  /** Links that let other browsers into this account, used ones included. */
  links: { id: string; created: string; state: string; isWaiting: boolean }[]
  /** Browsers that opened this account by a link. */
  guests: { added: string; isThisOne: boolean }[]
  /** This browser opened someone else's account, and can return to its own. */
  isGuest: boolean
}

/** A newly created account link. Its address is shown only this once. */
export type NewAccountLink = {
  kind: 'new-link'
  address: string
  expires: string
  /** The address as a QR code, as a data: URL. */
  code: string
}

/** Asks for confirmation before a link opens an account in this browser. */
export type OpenAccount = {
  kind: 'open-account'
  /** The form's action. */
  path: string
  /** The contents of this browser's own account, such as "2 orders" and "5 designs"; empty for a new account. */
  own: string[]
  /** This browser already shows someone else's account, which it may leave but not share. */
  isGuest: boolean
  notice: PageNotice | null
}

export type DeleteAccount = {
  kind: 'delete-account'
  notice: PageNotice | null
  /** The contents of the account: "2 orders", "5 designs". */
  own: string[]
  /** The credits that deletion would destroy. */
  credits: number
  /** The word that the visitor types to confirm. */
  word: string
}
