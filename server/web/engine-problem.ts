import type { Context } from 'hono'
import { problemAs } from './problem.ts'

type EngineRefused = { reason: string; field?: string | undefined; message: string }

/** Response for a refusal of the drawing engine: 503 if it is worth retrying, else 422 with the engine's own reason as code. */
export function engineProblem(c: Context, { reason, field, message }: EngineRefused) {
  // If the caller aborted it, nobody reads the response.
  if (reason === 'engine-busy' || reason === 'stopped') return problemAs(c, 503, reason, message)
  return problemAs(c, 422, reason, message, field === undefined ? undefined : [{ field, message }])
}
