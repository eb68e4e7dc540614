import type { Context } from 'hono'
import type { z } from 'zod'

type Invalid = { ok: false; reason: 'invalid'; faults: Readonly<Record<string, string>> }

/**
 * An action that visitors perform with JSON or, without scripts, with a form. One schema parses both, and `act` decides in one place. The
 * JSON route and the form's route only turn the outcome into a response.
 */
export type Action<Input, Outcome> = {
  /** Runs the action on a JSON body that the route has already parsed with the schema. */
  act: (c: Context, input: Input) => Promise<Outcome>
  /** Parses form fields with the schema and runs the action. An invalid form gives the first error of each field. */
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
