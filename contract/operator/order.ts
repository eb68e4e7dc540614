import { z } from '@hono/zod-openapi'
import { isCarrier, TRACKING_NUMBER } from '../../domain/order/carriers.ts'
import { DISPUTE_STATUSES } from '../../domain/order/disputes.ts'
import { ORDER_STATUSES } from '../../domain/order/status.ts'
import { designRequestSchema } from '../design-request.ts'
import { attachedFileSchema } from '../job.ts'
import { logEntrySchema } from './log.ts'

const status = z.enum(ORDER_STATUSES)
const cents = z.int()

/** Whether a refund failed and the customer still hasn't been paid that amount. */
const refundFailed = z.boolean()

const lineSchema = z.object({
  id: z.int(),
  title: z.string(),
  variantTitle: z.string(),
  sku: z.string(),
  imageSrc: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  /** Name or link of the buyer's own file or design; null if there is none. */
  artwork: z.string().nullable(),
  quantity: z.int(),
  /** Number of pieces of the line that were refunded. */
  returned: z.int(),
  unitPriceCents: cents,
  discountCents: cents,
  totalCents: cents,
  job: z
    .object({
      id: z.int(),
      number: z.string(),
      state: z.string(),
      ready: z.boolean(),
      dueOn: z.string(),
      ticket: z.string(),
      files: z.array(z.object({ label: z.string(), path: z.string() })),
      attached: z.array(attachedFileSchema),
      /** The URL to which more files are uploaded; null after the line was refunded. */
      attachPath: z.string().nullable(),
    })
    .nullable(),
})

const refundSchema = z.object({
  id: z.string(),
  amountCents: cents,
  state: z.enum(['refunding', 'refunded', 'failed']),
  /**
   * Where the refund comes from. `shop`: an operator of the shop requested it. `provider`: it was made in the payment provider's dashboard.
   */
  origin: z.enum(['shop', 'provider']),
  restocked: z.boolean(),
  reason: z.string(),
  createdAt: z.string(),
  /** The provider's reason for rejecting the last attempt, or for the refund's final failure. */
  lastError: z.string().nullable(),
  /** The way in which the customer was paid after the refund failed, in the operator's words. */
  paidOtherwise: z.string().nullable(),
})

export const operatorOrderSchema = z
  .object({
    id: z.int(),
    number: z.string(),
    version: z.int(),
    status,
    sample: z.boolean(),
    placedAt: z.string(),
    /** The dates of production; null if nothing has to be made for the order. */
    dueOn: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    addressLines: z.array(z.string()),
    customerType: z.string(),
    shippingMethod: z.string(),
    way: z.enum(['parcel', 'pickup', 'download']),
    /** The buyer's note. */
    note: z.string(),
    operatorNote: z.string(),
    tracking: z
      .object({ id: z.string(), carrier: z.string(), number: z.string(), url: z.string().nullable() })
      .nullable(),
    weightGrams: z.int(),
    lines: z.array(lineSchema),
    money: z.object({
      currency: z.string(),
      subtotalCents: cents,
      discountCents: cents,
      discountCode: z.string().nullable(),
      shippingCents: cents,
      taxes: z.array(z.object({ label: z.string(), amountCents: cents })),
      totalCents: cents,
      refundableCents: cents,
      shippingReturned: z.boolean(),
    }),
    payment: z
      .object({
        provider: z.string(),
        reference: z.string().nullable(),
        state: z.string(),
        amountCents: cents,
        createdAt: z.string(),
      })
      .nullable(),
    refunds: z.array(refundSchema),
    refundFailed,
    disputes: z.array(
      z.object({
        id: z.string(),
        amountCents: cents,
        currency: z.string(),
        reason: z.string(),
        status: z.enum(DISPUTE_STATUSES),
        respondBy: z.string().nullable(),
      }),
    ),
    designs: z.array(designRequestSchema),
    mails: z.array(
      z.object({
        kind: z.string(),
        sentAt: z.string().nullable(),
        writtenAt: z.string(),
        error: z.string().nullable(),
      }),
    ),
    history: z.array(logEntrySchema),
    /** The operator's next possible steps: the statuses that may follow, and whether the order can be cancelled or refunded. */
    next: z.object({ steps: z.array(status), cancel: z.boolean(), refund: z.boolean() }),
    links: z.object({
      self: z.string(),
      packingSlip: z.string(),
      labelCsv: z.string(),
      labelJson: z.string(),
      /** URL of the order page that the buyer sees. */
      page: z.string(),
    }),
  })
  .openapi('OperatorOrder')

/** Optimistic lock: the version of the order that the operator saw. A change with an older version is rejected. */
const version = z.int().min(1)

const parcelSchema = z.object({
  carrier: z.string().max(60).refine(isCarrier, 'Please choose a carrier.'),
  trackingNumber: z
    .string()
    .trim()
    .refine(
      (text) => text === '' || TRACKING_NUMBER.test(text),
      'Please use only letters, digits, spaces and dashes.',
    )
    .default(''),
})

/** POST /api/operator/orders/{id}/steps */
export const orderStepSchema = z
  .object({
    version,
    to: status,
    parcel: parcelSchema.optional(),
    /** True if the operator confirms the step although some jobs of the order aren't packed. */
    unpacked: z.literal(true).optional(),
  })
  .openapi('OperatorOrderStep')

/** PUT /api/operator/orders/{id}/parcel */
export const orderParcelSchema = parcelSchema.extend({ version }).openapi('OperatorOrderParcel')

/** PUT /api/operator/orders/{id}/note */
export const orderNoteSchema = z
  .object({ version, note: z.string().trim().max(4_000) })
  .openapi('OperatorOrderNote')

/** GET /api/operator/orders/{id}/label.json: the parcel's data for a carrier's own software. */
export const parcelLabelSchema = z
  .object({
    order: z.string(),
    name: z.string(),
    company: z.string(),
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    province: z.string(),
    postalCode: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
    weightGrams: z.int(),
    method: z.string(),
  })
  .openapi('ParcelLabel')

export type OperatorOrder = z.infer<typeof operatorOrderSchema>
export type ParcelLabel = z.infer<typeof parcelLabelSchema>
