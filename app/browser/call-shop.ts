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
export type Answer<T> =
  | { ok: true; status: number; value: T }
  | { ok: false; status: number; problem: Partial<Problem> }

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
    return { ok, status, value: status === 204 ? undefined : await response.json() }
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
