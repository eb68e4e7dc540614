// @chunk every-page
import type { Problem } from '../../contract/problem.ts'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  address: string
  body?: unknown
  signal?: AbortSignal
  /** Sent again with the same key, it has no second effect. */
  key?: string
}

/** `status` is 0 where no answer came: the connection is gone, or the call was stopped. */
type Refused = { ok: false; status: number; problem: Partial<Problem> }

/** What one call came to. `F` says how it failed: as the shop answered, or in words for the visitor (`askShop`). */
export type Answer<T, F extends { ok: false } = Refused> = { ok: true; value: T } | F

/**
 * Asks the shop once for what is the visitor's own; never throws. The contract says what an address answers and the server's
 * tests hold it to that; the browser does not check it again.
 */
export async function callShop<T>({ method, address, body, signal, key }: Call): Promise<Answer<T>> {
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
    const { ok, status } = response
    if (!ok) return { ok, status, problem: await readProblem(response) }
    return { ok, value: status === 204 ? undefined : await response.json() }
  } catch {
    return { ok: false, status: 0, problem: {} }
  }
}

async function readProblem(response: Response): Promise<Partial<Problem>> {
  try {
    return await response.json()
  } catch {
    return {}
  }
}
