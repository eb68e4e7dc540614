import { z } from '@hono/zod-openapi'
import { MAX_CENTS } from '../../domain/money.ts'

/** GET /api/operator/content: how many entries of each kind need attention. */
export const contentOverviewSchema = z
  .object({
    reviews: z.object({ pending: z.int(), reported: z.int() }),
    questions: z.int(),
    messages: z.object({ open: z.int(), quotes: z.int() }),
    designs: z.int(),
    stock: z.object({ low: z.int(), out: z.int() }),
    codes: z.int(),
    /** Number of texts that screening refused. */
    refused: z.int(),
    subscribers: z.object({ confirmed: z.int(), waiting: z.int(), gone: z.int() }),
  })
  .openapi('ContentOverview')

const type = z.enum(['percentage', 'fixed', 'free-shipping'])

/** POST /api/operator/discount-codes */
export const newDiscountCodeSchema = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/, 'Please use 3 to 40 letters, digits or dashes.'),
    title: z.string().trim().max(200).default(''),
    type,
    value: z.int().min(0).max(MAX_CENTS),
    minimumSubtotalCents: z.int().min(0).max(MAX_CENTS).default(0),
    localOnly: z.boolean().default(false),
    productTag: z.string().trim().max(255).nullable().default(null),
    usageLimit: z.int().min(1).max(1_000_000).nullable().default(null),
    oncePerCustomer: z.boolean().default(false),
    /**
     * Start and end of the code's validity. If the start is null, the code is valid immediately. If the end is null, the code never
     * expires.
     */
    startsAt: z.iso.datetime().nullable().default(null),
    endsAt: z.iso.datetime().nullable().default(null),
  })
  .refine(({ type: kind, value }) => kind !== 'percentage' || (value >= 1 && value <= 100), {
    path: ['value'],
    message: 'Please enter a percentage from 1 to 100.',
  })
  .refine(({ type: kind, value }) => kind !== 'fixed' || value >= 1, {
    path: ['value'],
    message: 'Please enter more than 0.',
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Please choose a day after the start date.',
  })
  .openapi('NewDiscountCode')

export type ContentOverview = z.infer<typeof contentOverviewSchema>
export type NewDiscountCode = z.infer<typeof newDiscountCodeSchema>
