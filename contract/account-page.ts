import type { PageNotice, MessagePage } from './checkout-page.ts'

/** The data that the account pages are rendered with. Each page has its own `kind`. */
export type AccountPage = Account | NewAccountLink | OpenAccountPage | DeleteAccountPage | MessagePage

/** An entry of an account, such as an order, a design or a picture. */
export type AccountRow = {
  title: string
  /** Status and date of the entry, as text: "Nov 21, 2026 · Paid" */
  detail: string
  /** The entry's cost or count, as text; null if it has none. */
  amount: string | null
  path: string | null
  /** URLs of at most four pictures. */
  pictures: string[]
}

/** The entries of one kind in an account, such as orders. The pages show all sections in the same way, except the section `points`. */
export type AccountSection = {
  id: string
  title: string
  /** The number of entries as text: "3 orders"; null if there are none. */
  summary: string | null
  /** The latest entries. */
  rows: AccountRow[]
  /** The text of an empty section, which explains what will appear in the section. */
  empty: string
  links: { label: string; path: string }[]
}

export type Account = {
  kind: 'account'
  notice: PageNotice | null
  sections: AccountSection[]
  /** The browsers in which this account is open. Null for an empty account, which can't be opened in other browsers. */
  devices: AccountDevices | null
}

export type AccountDevices = {
  /** Links that open this account in other browsers, including links that have been used. */
  links: { id: string; created: string; state: string; isWaiting: boolean }[]
  /** Browsers that opened this account by a link. */
  guests: { added: string; isThisOne: boolean }[]
  /** Whether this browser shows someone else's account and can return to its own. */
  isGuest: boolean
}

/** A newly created account link. It is shown only once. */
export type NewAccountLink = {
  kind: 'new-link'
  address: string
  expires: string
  /** The QR code of the link, as a data: URL. */
  code: string
}

/** The page that asks for confirmation before a link opens an account in this browser. */
export type OpenAccountPage = {
  kind: 'open-account'
  /** The form's action. */
  path: string
  /** The contents of this browser's own account as texts, such as "2 orders" and "5 designs"; empty for a new account. */
  own: string[]
  /** Whether this browser shows someone else's account. Such a browser may leave the account but not share it. */
  isGuest: boolean
  notice: PageNotice | null
}

export type DeleteAccountPage = {
  kind: 'delete-account'
  notice: PageNotice | null
  /** The contents of the account as texts, such as "2 orders" and "5 designs". */
  own: string[]
  /** The number of credits that are lost when the account is deleted. */
  credits: number
  /** The word that the visitor types to confirm. */
  word: string
}
