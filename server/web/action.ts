import type { Context } from 'hono'
import type { z } from 'zod'

type InvalidInput = { ok: false; reason: 'invalid'; faults: Readonly<Record<string, string>> }

/**
 * An action that visitors perform by JSON or, without scripts, by a form. One schema parses both kinds of request, and `act` carries out
 * the action. The JSON route and the form's route only convert the outcome to a response.
 */
export type FormAction<Input, Outcome> = {
  /** Performs the action. The route has already parsed the JSON body with the schema. */
  act: (c: Context, input: Input) => Promise<Outcome>
  /** Parses the fields of a form with the schema and performs the action. If the form is invalid, returns the first error of each field. */
  actOnForm: (c: Context, fields: Readonly<Record<string, unknown>>) => Promise<Outcome | InvalidInput>
}

export function createAction<Schema extends z.ZodType, Outcome>(
  schema: Schema,
  act: (c: Context, input: z.output<Schema>) => Promise<Outcome>,
): FormAction<z.output<Schema>, Outcome> {
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
