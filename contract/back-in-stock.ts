/** An item whose return to stock somebody asked to be notified of. */
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
  /** Confirmation needs a button, because mail scanners open links. */
  | { kind: 'confirm' | 'unsubscribe'; path: string; email: string; item: AwaitedItem }
  | { kind: 'unsubscribed' | 'unknown' }
