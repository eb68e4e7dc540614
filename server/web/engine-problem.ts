import type { Context } from 'hono'
import { respondProblemWithCode } from './problem.ts'

type EngineRefused = { reason: string; field?: string | undefined; message: string }

/** Responds when the engine refuses a request: 503 if a retry may help, otherwise 422 with the engine's reason as the code. */
export function respondEngineProblem(c: Context, { reason, field, message }: EngineRefused) {
  // `stopped` means that the caller has aborted the request, so nobody reads this response.
  if (reason === 'engine-busy' || reason === 'stopped') return respondProblemWithCode(c, 503, reason, message)
  return respondProblemWithCode(
    c,
    422,
    reason,
    message,
    field === undefined ? undefined : [{ field, message }],
  )
}
