// @chunk every-page
import type { Problem } from '../../contract/problem.ts'

export type ApiCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  address: string
  body?: unknown
  signal?: AbortSignal
  /** The idempotency key. A repeated request with the same key has no second effect. */
  key?: string
}

/** A failed call. `status` is 0 if there was no response, because the connection failed or the call was aborted. */
type RefusedCall = { ok: false; status: number; problem: Partial<Problem> }

/**
 * The outcome of one call. `F` is the type of a failure: usually the shop's error response, but `callApiWithRetries` returns a message for
 * the visitor instead.
 */
export type ApiResult<T, F extends { ok: false } = RefusedCall> = { ok: true; value: T } | F

/**
 * Sends one request for the visitor's own data. Never throws. The response isn't validated here, because tests on the server check every
 * response against the API's types.
 */
export async function callApi<T>({ method, address, body, signal, key }: ApiCall): Promise<ApiResult<T>> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'include',
      cache: 'no-store',
      // With keepalive, a change reaches the server even if the visitor leaves the page right after it.
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
