// @chunk page-parts
import { type ApiResult, type ApiCall, callApi } from '../call-api.ts'
import { type CallFailure, makeCallFailure, toCallFailure } from './call-failure.ts'

/** Delays in ms before a request to a busy shop is repeated. */
const RETRY_DELAYS_MS = [1_200, 3_000]

/** Calls the shop and turns failures into messages for the visitor. If the shop is busy, it tries again twice, each time after a delay. */
export async function callApiWithRetries<T>(call: ApiCall): Promise<ApiResult<T, CallFailure>> {
  for (const pause of RETRY_DELAYS_MS) {
    const result = await callOnce<T>(call)
    if (result.ok || !isWorthRepeating(result)) return result
    await waitFor(pause, call.signal)
  }
  return callOnce<T>(call)
}

/** Waits for `ms` milliseconds, or until the call is aborted. */
function waitFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Whether the call should be repeated: either the shop's decal engine is busy, or a proxy in front of the shop responded that the shop is
 * unavailable. A proxy's response contains no error code, so `code` falls back to the value of `reason`.
 */
const isWorthRepeating = ({ reason, code }: CallFailure): boolean =>
  reason === 'busy' && (code === 'engine-busy' || code === reason)

async function callOnce<T>(call: ApiCall): Promise<ApiResult<T, CallFailure>> {
  const answer = await callApi<T>(call)
  if (answer.ok) return { ok: true, value: answer.value }
  if (answer.status === 0) return makeCallFailure(call.signal?.aborted ? 'stopped' : 'offline')
  return toCallFailure(answer.status, answer.problem)
}
