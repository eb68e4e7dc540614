import { createRequestKey } from './request-key.ts'

/** An item of an e-commerce event, in Google Analytics 4's format. A product without variants has no `item_variant`. */
export type EventItem = {
  item_id: string
  item_name: string
  item_variant?: string
  price: number
  quantity: number
}

type ItemEvent = { currency: string; value: number; items: EventItem[] }

type CreditSale = { package: string; credits: number; value: number; currency: string }

/** Analytics events of the specification (section 7) and of the shop's own features, with their parameters in GA4's format. */
export type AnalyticsEvent =
  | { event: 'page_view'; page_location: string }
  | ({ event: 'view_item' } & ItemEvent)
  | ({ event: 'select_variant' } & ItemEvent)
  | ({ event: 'add_to_cart' } & ItemEvent)
  | ({ event: 'remove_from_cart' } & ItemEvent)
  | ({ event: 'cart_view' } & ItemEvent)
  | ({ event: 'begin_checkout' } & ItemEvent)
  | { event: 'newsletter_subscribe'; page: string }
  | { event: 'cta_click'; cta: string; link_url: string }
  | { event: 'blog_post_click'; post: string }
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

type NotedEvent = AnalyticsEvent & { event_id: string }

declare global {
  interface Window {
    dataLayer?: NotedEvent[]
  }
}

/**
 * The URL of the shop's own event log, which accepts at most 50 events per request. Waiting events are sent after a delay
 * (`FLUSH_DELAY_MS`), or earlier if `MAX_WAITING` events are waiting.
 */
const EVENTS_URL = '/api/events'
const FLUSH_DELAY_MS = 10_000
const MAX_WAITING = 40

let waiting: (NotedEvent & { path: string })[] = []
let gathering: ReturnType<typeof setTimeout> | undefined

/**
 * Records an event in two places: in a list on the page, which anyone can inspect, and in the shop's own log, which identifies no visitor.
 * There are no third-party analytics scripts, because the Content Security Policy blocks them.
 */
export function trackEvent(event: AnalyticsEvent): void {
  const noted = { ...event, event_id: createRequestKey() }
  window.dataLayer ??= []
  window.dataLayer.push(noted)
  if (asksNotToBeTracked()) return
  waiting.push({ ...noted, path: window.location.pathname })
  gathering ??= setTimeout(sendEvents, FLUSH_DELAY_MS)
  if (waiting.length >= MAX_WAITING) sendEvents()
}

/** Sends the buffered events: after a delay, and when the visitor leaves the page. */
function sendEvents(): void {
  clearTimeout(gathering)
  gathering = undefined
  const events = waiting
  waiting = []
  if (events.length > 0) {
    const body = JSON.stringify({ events }, (key, value) => (key === 'page_location' ? undefined : value))
    navigator.sendBeacon(EVENTS_URL, new Blob([body], { type: 'application/json' }))
  }
}

/** Whether Global Privacy Control or Do Not Track is on. If either is on, the log stores nothing from this browser. */
const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/**
 * Tracks clicks on elements marked `data-cta`, and sends buffered events when the visitor leaves the page. Returns a function that stops
 * both.
 */
export function trackClicksAndPageExits(): () => void {
  const tell = ({ target }: MouseEvent) => {
    const called = target instanceof Element ? target.closest<HTMLElement>('[data-cta]') : null
    if (!called) return
    const { cta = '' } = called.dataset
    trackEvent({ event: 'cta_click', cta, link_url: called.getAttribute('href') ?? '' })
  }
  const leave = () => {
    if (document.visibilityState === 'hidden') sendEvents()
  }
  document.addEventListener('click', tell)
  document.addEventListener('visibilitychange', leave)
  return () => {
    document.removeEventListener('click', tell)
    document.removeEventListener('visibilitychange', leave)
  }
}
