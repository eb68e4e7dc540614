import type { Context } from 'hono'
import { problemAs } from './problem.ts'

type EngineRefused = { reason: string; field?: string | undefined; message: string }

/** Answers what the drawing engine would not do: 503 where it is worth trying again, else 422 with the engine's own reason as code. */
export function engineProblem(c: Context, { reason, field, message }: EngineRefused) {
  // Whoever stopped it reads no answer.
  if (reason === 'engine-busy' || reason === 'stopped') return problemAs(c, 503, reason, message)
  return problemAs(c, 422, reason, message, field === undefined ? undefined : [{ field, message }])
}
