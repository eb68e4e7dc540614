import type { AccountPage } from './account-page.ts'
import type { AnalyticsPage } from './analytics.ts'
import type { BackInStockPage } from './back-in-stock.ts'
import type { CartPageView } from './cart-page.ts'
import type { CheckoutPage } from './checkout-page.ts'
import type { ContactPage } from './contact.ts'
import type { FailurePage } from './failure-page.ts'
import type { FleetPage } from './fleet.ts'
import type { ImagesPage } from './images-page.ts'
import type { LabelSheetPage } from './label-sheet.ts'
import type { NewsletterPage } from './newsletter.ts'
import type { OperatorFrame } from './operator/frame.ts'
import type { OrderPages } from './order-pages.ts'
import type { ProofPage } from './proof-page.ts'
import type { ReferralsPage } from './referrals.ts'
import type { WrittenQuotePage } from './written-quote.ts'

/** The server data of each private page. The key names the page, both for its route in app/ and for its handler in server/. */
export type PrivatePages = {
  account: AccountPage
  analytics: AnalyticsPage
  backInStock: BackInStockPage
  cart: CartPageView
  checkout: CheckoutPage
  contact: ContactPage
  failure: FailurePage
  fleet: FleetPage
  images: ImagesPage
  labels: LabelSheetPage
  newsletter: NewsletterPage
  operator: OperatorFrame
  orders: OrderPages
  proof: ProofPage
  quote: WrittenQuotePage
  referrals: ReferralsPage
}

export type PrivatePageName = keyof PrivatePages
