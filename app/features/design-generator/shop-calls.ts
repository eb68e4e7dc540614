import type { Problem } from '../../../contract/problem.ts'

/** Why a call came to nothing, in words for the visitor. `field` names what was wrong in what was sent. */
export type CallFailure = {
  ok: false
  reason: 'offline' | 'busy' | 'too-many' | 'refused' | 'gone' | 'stopped' | 'failed'
  code: string
  message: string
  field?: string
}
export type CallResult<T> = { ok: true; value: T } | CallFailure

/** How long a busy shop is given before it is asked once more, in ms. */
const PAUSES = [1_200, 3_000]

const WORDS = {
  offline: 'No connection to the shop. Check your internet and try again: nothing is lost.',
  busy: 'Many designs are being drawn at this moment. Please try again in a few seconds.',
  'too-many': 'That was a lot of designs. Please wait a few minutes and try again.',
  gone: 'This design is not to be found any more. It may have been thrown away, or belong to another browser.',
  stopped: 'Stopped.',
  refused: 'This cannot be made as it is. Please change it and try again.',
  failed: 'Something went wrong on our side. Please try again.',
} as const

type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  address: string
  body?: unknown
  signal?: AbortSignal
}

/**
 * Asks the shop. A shop that says it is busy is asked again, twice, after a pause. The contract says what an address answers and
 * the server's tests hold it to that; the browser does not check it again.
 */
export async function askShop<T>(call: Call): Promise<CallResult<T>> {
  for (const pause of PAUSES) {
    const result = await askOnce<T>(call)
    if (result.ok || result.reason !== 'busy') return result
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
  return askOnce<T>(call)
}

async function askOnce<T>({ method, address, body, signal }: Call): Promise<CallResult<T>> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
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

/** What an answer that is none says, by its status and its problem details. */
export function failureOf(status: number, { code, detail, errors }: Partial<Problem>): CallFailure {
  const reason = reasons[status] ?? 'failed'
  const [first] = errors ?? []
  // The shop's own words tell more than ours, but where a surprise speaks.
  const message = (reason === 'failed' ? undefined : (first?.message ?? detail)) ?? WORDS[reason]
  return { ...failure(reason), message, code: code ?? reason, ...(first && { field: first.field }) }
}

const reasons: Readonly<Record<number, CallFailure['reason']>> = {
  404: 'gone',
  413: 'refused',
  415: 'refused',
  422: 'refused',
  429: 'too-many',
  503: 'busy',
  507: 'busy',
}

export function failure(reason: CallFailure['reason']): CallFailure {
  return { ok: false, reason, code: reason, message: WORDS[reason] }
}
