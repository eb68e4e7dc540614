import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type ContactFields,
  type ContactMessage,
  contactMessageSchema,
  type ContactPage,
  contactTopicSchema,
} from '../../../contract/contact.ts'
import type { Deps } from '../../deps.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { makeMessageReference, receiveMessage } from '../receive-message.ts'
import { findVisitor } from '../../visitor.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

const MAX_FORM_BYTES = 64 * 1024
const REFERENCE_FORMAT = /^M-[A-Z\d]{8}$/
/** The name of a honeypot: a form field that people don't see, but that bots fill in. */
const HONEYPOT_FIELD = 'website'

const EMPTY: ContactFields = {
  name: '',
  email: '',
  phone: '',
  orderNumber: '',
  topic: 'question',
  message: '',
}

/** Serves the contact page, with and without scripts. Messages are stored and e-mailed, and the sender sees a confirmation. */
export function createContactPages(deps: Deps, send: RenderPrivatePage<'contact'>): Hono {
  const app = new Hono()
  const limit = createCallLimit(deps, 'contact-messages')
  app.use('/contact', refuseCrossSiteRequests(deps.env.PUBLIC_URL), bodyLimit({ maxSize: MAX_FORM_BYTES }))
  app.get('/contact', (c) => {
    const reference = c.req.query('sent')
    if (reference !== undefined && REFERENCE_FORMAT.test(reference))
      return send(c, { kind: 'sent', reference })
    const topic = contactTopicSchema.catch('question').parse(c.req.query('topic'))
    return send(c, formPage({ ...EMPTY, topic }))
  })
  app.post('/contact', async (c) => {
    const form = await c.req.parseBody()
    const fields = fieldsOf(form)
    const formKey = z
      .uuid()
      .catch(() => randomUUID())
      .parse(form['formKey'])
    const parsed = contactMessageSchema.safeParse(fields)
    if (!parsed.success) {
      return send(
        c,
        { ...formPage(fields), errors: wordsOf(parsed.error), problem: 'incomplete', formKey },
        422,
      )
    }
    if (form[HONEYPOT_FIELD] !== undefined && form[HONEYPOT_FIELD] !== '')
      return thank(c, makeMessageReference())
    const visitor = await findVisitor(c, deps)
    if (!(await limit(c, visitor?.hash)).ok)
      return send(c, { ...formPage(fields), problem: 'tooMany', formKey }, 429)
    const sent = { message: parsed.data, formKey, visitorHash: visitor?.hash ?? null }
    return thank(c, (await receiveMessage(deps, sent)).reference)
  })
  return app
}

/** Redirects with 303 See Other, so that reloading the next page doesn't send the message again. */
const thank = (c: Context, reference: string) => c.redirect(`/contact?sent=${reference}`, 303)

const formPage = (fields: ContactFields): Extract<ContactPage, { kind: 'form' }> => ({
  kind: 'form',
  fields,
  errors: {},
  problem: null,
  formKey: randomUUID(),
})

function fieldsOf(form: Record<string, unknown>): ContactFields {
  const text = (name: keyof ContactFields) => {
    const value = form[name]
    return typeof value === 'string' ? value : EMPTY[name]
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    orderNumber: text('orderNumber'),
    topic: text('topic'),
    message: text('message'),
  }
}

/** Returns the first error message of each field. */
function wordsOf(error: z.ZodError<ContactMessage>): Partial<Record<keyof ContactMessage, string>> {
  const { fieldErrors } = z.flattenError(error)
  return Object.fromEntries(
    Object.entries(fieldErrors).flatMap(([field, words]) =>
      words[0] === undefined ? [] : [[field, words[0]]],
    ),
  )
}
