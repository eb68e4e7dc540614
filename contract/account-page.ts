import type { PageNotice, PrivateMessage } from './checkout-page.ts'

/** What the pages of the wallet are made of: the server gives one of these to the page and nobody fetches it. */
export type AccountPage = Wallet | NewWalletLink | OpenWallet | DeleteWallet | PrivateMessage

/** One thing a visitor has: an order, a design, a picture. */
export type WalletRow = {
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
export type WalletSection = {
  id: string
  title: string
  /** "3 orders"; null while there is nothing. */
  summary: string | null
  /** The latest ones. */
  rows: WalletRow[]
  /** Said where there is nothing: what would stand here, and where that is kept. */
  empty: string
  links: { label: string; path: string }[]
}

export type Wallet = {
  kind: 'wallet'
  notice: PageNotice | null
  sections: WalletSection[]
  /** Null for who has nothing yet: there is no wallet to open elsewhere. */
  devices: WalletDevices | null
}

export type WalletDevices = {
  /** Links that other browsers were or can be let in by. */
  links: { id: string; created: string; state: string; isWaiting: boolean }[]
  /** Browsers that came in by a link. */
  guests: { added: string; isThisOne: boolean }[]
  /** This browser is a guest itself, and can go back to its own wallet. */
  isGuest: boolean
}

/** A link that was just made, shown this once. */
export type NewWalletLink = {
  kind: 'new-link'
  address: string
  expires: string
  /** The address as a QR code: a picture in a data address. */
  code: string
}

/** The question that stands before a wallet opens in another browser. */
export type OpenWallet = {
  kind: 'open-wallet'
  /** Where the answer goes. */
  path: string
  /** What this browser has itself: "2 orders", "5 designs"; empty for a new one. */
  own: string[]
  /** It is a guest of another wallet, which it may leave but not give away. */
  isGuest: boolean
  notice: PageNotice | null
}

export type DeleteWallet = {
  kind: 'delete-wallet'
  notice: PageNotice | null
  /** What is there: "2 orders", "5 designs". */
  own: string[]
  /** Credits that would be lost. */
  credits: number
  /** The word to type. */
  word: string
}
