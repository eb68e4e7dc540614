import type { Context } from 'hono'
import { problemAs } from './problem.ts'

type EngineRefused = { reason: string; field?: string | undefined; message: string }

/** Responds when the drawing engine refuses a request: 503 if a retry can help, else 422 with the engine's own reason as the code. */
export function engineProblem(c: Context, { reason, field, message }: EngineRefused) {
  // Nobody reads this response, because `stopped` means that the caller aborted the request.
  if (reason === 'engine-busy' || reason === 'stopped') return problemAs(c, 503, reason, message)
  return problemAs(c, 422, reason, message, field === undefined ? undefined : [{ field, message }])
}
