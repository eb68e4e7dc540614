import { z } from '@hono/zod-openapi'

/** All events that pages may report: those of the specification, and the shop's own. */
export const shopEventNames = [
  'page_view',
  'view_item',
  'select_variant',
  'add_to_cart',
  'remove_from_cart',
  'cart_view',
  'begin_checkout',
  'newsletter_subscribe',
  'cta_click',
  'blog_post_click',
  'generate_design',
  'upload_design',
  'design_created',
  'achievement_unlocked',
  'level_up',
  'inspiration_generated',
  'inspiration_saved',
  'inspiration_shared',
  'credit_purchase_start',
  'credit_purchase_success',
  'credit_purchase_error',
] as const

export type ShopEventName = (typeof shopEventNames)[number]

/** The maximum number of events in one request. The shop's pages send their events in smaller batches. */
export const MAX_EVENTS_PER_BATCH = 50
const MAX_PARAMETERS = 12

const parameter = z.union([z.string().max(200), z.number()]).nullable()
const item = z.object({
  item_id: z.string().max(100),
  item_name: z.string().max(300),
  item_variant: z.string().max(300).optional(),
  price: z.number(),
  quantity: z.number().optional(),
})

const shopEventSchema = z
  .object({
    event: z.enum(shopEventNames),
    /** A random id of 128 bits in hexadecimal. If an event is sent twice, both copies have the same id, so that it is stored only once. */
    event_id: z.string().regex(/^[0-9a-f]{32}$/),
    /** Path of the page on which the event happened. */
    path: z.string().startsWith('/').max(500),
    items: z.array(item).max(50).optional(),
  })
  .catchall(parameter)
  .refine((event) => Object.keys(event).length <= MAX_PARAMETERS, { error: 'Too many parameters' })

/** POST /api/events */
export const shopEventsSchema = z
  .object({ events: z.array(shopEventSchema).min(1).max(MAX_EVENTS_PER_BATCH) })
  .openapi('ShopEvents')

export type ShopEvent = z.infer<typeof shopEventSchema>
