/** An item as Google Analytics 4 names it in e-commerce events. */
type EventItem = { item_id: string; item_name: string; price: number; quantity?: number }

type CreditSale = { package: string; credits: number; value: number; currency: string }

/** Events of the specification (section 7) with their parameters. */
export type AnalyticsEvent =
  | { event: 'page_view'; page_location: string }
  | { event: 'view_item'; currency: string; value: number; items: EventItem[] }
  | { event: 'select_variant'; item_id: string; item_variant: string }
  | { event: 'add_to_cart'; currency: string; value: number; items: EventItem[] }
  | { event: 'remove_from_cart'; currency: string; value: number; items: EventItem[] }
  | { event: 'cart_view'; currency: string; value: number }
  | { event: 'begin_checkout'; currency: string; value: number; items: EventItem[] }
  | { event: 'generate_design'; style: string }
  | { event: 'upload_design'; file_type: string }
  | { event: 'design_created'; style: string | null; points: number }
  | { event: 'achievement_unlocked'; achievement_id: string }
  | { event: 'level_up'; level: number }
  | { event: 'inspiration_generated'; style: string; application: string; mood: string; concepts: number }
  | { event: 'inspiration_saved'; design_id: string }
  | ({ event: 'credit_purchase_start' } & CreditSale)
  | ({ event: 'credit_purchase_success' } & CreditSale)
  | { event: 'credit_purchase_error'; reason: string }
  | { event: 'inspiration_shared'; design_id: string; method: 'native' | 'clipboard' }

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[]
  }
}

/** Notes an event where an analytics script of the owner's choice would look for it; by itself it is sent nowhere. */
export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
