import { z } from '@hono/zod-openapi'
import { parseOrderNumber } from '../domain/order/order-number.ts'
import { emailAddressSchema } from './newsletter.ts'

const topics = ['question', 'quote', 'order', 'return', 'fleet', 'privacy'] as const
export const contactTopicSchema = z.enum(topics)

/** Matches control characters. They would garble an e-mail, and no keyboard types them. Line breaks and tabs are allowed. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(CONTROL, '').replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(most, `At most ${most} characters.`))

/** The fields of the contact form. The error messages are shown beside the fields. */
export const contactMessageSchema = z.object({
  name: line(100).pipe(z.string().min(1, 'Please tell us your name.')),
  email: emailAddressSchema,
  phone: line(40).pipe(z.string().regex(/^[\d\s()+.x/-]*$/i, 'Please use digits only.')),
  orderNumber: line(40).pipe(
    z
      .string()
      .refine(
        (text) => text === '' || parseOrderNumber(text) !== null,
        'Please enter a number such as ND-10234, or leave this empty.',
      ),
  ),
  topic: contactTopicSchema.catch('question'),
  message: z
    .string()
    .transform((text) => text.replace(CONTROL, '').replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(10, 'Please write a little more, so that we can help.')
        .max(5_000, 'At most 5,000 characters. For longer messages, please send an e-mail.'),
    ),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>
export type ContactFields = Record<keyof ContactMessage, string>

export type ContactPage =
  | {
      kind: 'form'
      fields: ContactFields
      errors: Partial<Record<keyof ContactMessage, string>>
      problem: 'incomplete' | 'tooMany' | null
      /** Idempotency key of the form: a form that is submitted twice is stored as one message. */
      formKey: string
    }
  | { kind: 'sent'; reference: string }

const storedMessageSchema = z
  .object({
    id: z.int(),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    orderNumber: z.string(),
    topic: contactTopicSchema,
    message: z.string(),
    receivedAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
    /** The answer that was mailed; null if there is none, or if the customer was answered another way. */
    answer: z.string().nullable(),
  })
  .openapi('ContactMessage')

/** GET /api/operator/messages: messages, newest first. To get the next page, send the value of `nextBefore` as the parameter `before`. */
export const storedMessagesSchema = z.object({
  messages: z.array(storedMessageSchema),
  nextBefore: z.int().nullable(),
  /** The number of messages in each list. */
  counts: z.object({ open: z.int(), quotes: z.int(), all: z.int() }),
})
/** POST /api/operator/messages/{id}/answer */
export const messageAnswerSchema = z.object({
  text: z
    .string()
    .transform((text) => text.replace(CONTROL, '').replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1, 'Please write an answer.').max(10_000, 'At most 10,000 characters.')),
})

export type StoredMessages = z.infer<typeof storedMessagesSchema>
