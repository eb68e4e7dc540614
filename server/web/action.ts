import type { Context } from 'hono'
import type { z } from 'zod'

type Invalid = { ok: false; reason: 'invalid'; faults: Readonly<Record<string, string>> }

/**
 * Something that visitors do by JSON, and without scripts by a form. It reads by one schema and decides once, in `act`; its two routes only answer
 * the outcome, one with JSON, the other with a page or a redirect.
 */
export type Action<Input, Outcome> = {
  /** With the body that the JSON route has parsed by the schema. */
  act: (c: Context, input: Input) => Promise<Outcome>
  /** With the fields of a form, as the schema names them. Faults are by field, the first of each. */
  actOnForm: (c: Context, fields: Readonly<Record<string, unknown>>) => Promise<Outcome | Invalid>
}

export function createAction<Schema extends z.ZodType, Outcome>(
  schema: Schema,
  act: (c: Context, input: z.output<Schema>) => Promise<Outcome>,
): Action<z.output<Schema>, Outcome> {
  return {
    act,
    actOnForm: async (c, fields) => {
      const parsed = schema.safeParse(fields)
      return parsed.success
        ? act(c, parsed.data)
        : { ok: false, reason: 'invalid', faults: firstFaults(parsed.error) }
    },
  }
}

function firstFaults({ issues }: z.ZodError): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { path, message } of issues) faults[path.join('.')] ??= message
  return faults
}
