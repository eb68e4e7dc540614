import type { Problem } from '../../../contract/problem.ts'
import { type CallFailure, type CallResult, failure, failureOf } from './call-failure.ts'

/** How long a busy shop is given before it is asked once more, in ms. */
const PAUSES = [1_200, 3_000]

type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  address: string
  body?: unknown
  signal?: AbortSignal
  /** Sent again with the same key, it has no second effect. */
  key?: string
}

/**
 * Asks the shop for what is the visitor's own. A shop that says it is busy is asked again, twice, after a pause. The contract says what
 * an address answers and the server's tests hold it to that; the browser does not check it again.
 */
export async function askShop<T>(call: Call): Promise<CallResult<T>> {
  for (const pause of PAUSES) {
    const result = await askOnce<T>(call)
    if (result.ok || !isWorthRepeating(result)) return result
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
  return askOnce<T>(call)
}

/** Busy for a moment: the engine, or what stands before the shop and has no code for it. */
const isWorthRepeating = ({ reason, code }: CallFailure): boolean =>
  reason === 'busy' && (code === 'engine-busy' || code === reason)

async function askOnce<T>({ method, address, body, signal, key }: Call): Promise<CallResult<T>> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'include',
      cache: 'no-store',
      // The page may be left right after a change.
      keepalive: method === 'PUT' || method === 'DELETE',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    if (!response.ok) return failureOf(response.status, await readProblem(response))
    return { ok: true, value: response.status === 204 ? undefined : await response.json() }
  } catch {
    return failure(signal?.aborted ? 'stopped' : 'offline')
  }
}

async function readProblem(response: Response): Promise<Partial<Problem>> {
  try {
    return await response.json()
  } catch {
    return {}
  }
}
