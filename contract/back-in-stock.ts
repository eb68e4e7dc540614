/** A sold-out item for which a back-in-stock e-mail was requested. */
export type AwaitedItem = { title: string; path: string }

/** Data of the back-in-stock pages, which work without scripts. */
export type BackInStockPage =
  | {
      kind: 'form'
      email: string
      merchandiseId: string
      item: AwaitedItem
      problem: 'invalid-email' | 'too-many-alerts' | 'too-many-requests'
    }
  | { kind: 'sent' | 'in-stock'; item: AwaitedItem }
  | { kind: 'confirmed'; item: AwaitedItem; cancelPath: string }
  /**
   * A page with a button that confirms or cancels the request for an e-mail. Opening the link changes nothing, because mail scanners open
   * links too.
   */
  | { kind: 'confirm' | 'unsubscribe'; path: string; email: string; item: AwaitedItem }
  | { kind: 'unsubscribed' | 'unknown' }
