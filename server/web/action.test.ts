import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createAction } from './action.ts'

const schema = z.object({
  email: z.string().trim().min(3, 'Too short').max(5, 'Too long'),
  yes: z.literal(true),
})

/** Submits fields as JSON or as a form. Returns the outcome and the calls of the action. */
async function ask(as: 'json' | 'form', fields: Record<string, unknown>) {
  const acted: unknown[] = []
  const { act, actOnForm } = createAction(schema, (_c, input) => {
    acted.push(input)
    return Promise.resolve({ ok: true as const })
  })
  const app = new Hono()
  app.post('/', async (c) =>
    c.json(as === 'json' ? await act(c, schema.parse(fields)) : await actOnForm(c, fields)),
  )
  const outcome: unknown = await (await app.request('/', { method: 'POST' })).json()
  return { outcome, acted }
}

describe('an action', () => {
  it('decides the same for JSON and for a form, on the fields as the schema parses them', async () => {
    const byForm = await ask('form', { email: ' abc ', yes: true, extra: 'ignored' })
    expect(byForm).toEqual({ outcome: { ok: true }, acted: [{ email: 'abc', yes: true }] })
    expect(byForm).toEqual(await ask('json', { email: ' abc ', yes: true }))
  })

  it('decides nothing for an invalid form, and returns each field’s first error', async () => {
    const { outcome, acted } = await ask('form', { email: ' a ', yes: false })
    expect(acted).toEqual([])
    expect(outcome).toEqual({
      ok: false,
      reason: 'invalid',
      faults: { email: 'Too short', yes: expect.stringContaining('true') },
    })
  })
})
