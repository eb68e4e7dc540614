// @chunk page-parts
import type { Problem } from '../../../contract/problem.ts'
import { findRefusalMessage } from './refusal-message.ts'

/** The reason why a call failed, with a message for the visitor. `field` names the request's invalid field. */
export type CallFailure = {
  ok: false
  reason: 'offline' | 'busy' | 'too-many' | 'refused' | 'gone' | 'stopped' | 'failed'
  code: string
  message: string
  field?: string
}

const FAILURE_MESSAGES: Readonly<Record<CallFailure['reason'], string>> = {
  offline: "We couldn't reach the shop. Check your internet connection and try again. Nothing is lost.",
  busy: "We're drawing a lot of designs right now. Please try again in a few seconds.",
  'too-many': 'That was a lot at once. Please wait a few minutes and try again.',
  gone: "We can't find this design. It may have been deleted, or belong to another browser.",
  stopped: 'Stopped.',
  refused: "We can't make this as it is. Please change it and try again.",
  failed: 'Something went wrong on our side. Please try again.',
}

const REASON_BY_STATUS: Readonly<Record<number, CallFailure['reason']>> = {
  402: 'refused',
  404: 'gone',
  409: 'busy',
  413: 'refused',
  415: 'refused',
  422: 'refused',
  429: 'too-many',
  503: 'busy',
}

/** Maps a failed response (status and problem details) to a message. */
export function toCallFailure(status: number, { code, detail, errors }: Partial<Problem>): CallFailure {
  const reason = REASON_BY_STATUS[status] ?? 'failed'
  const field = errors?.[0]?.field
  // The details of an unexpected failure are meant for the shop, not for visitors.
  const told = reason === 'failed' ? null : findRefusalMessage({ code, detail, field })
  const message = told ?? FAILURE_MESSAGES[reason]
  return { ...makeCallFailure(reason), message, code: code ?? reason, ...(field !== undefined && { field }) }
}

export function makeCallFailure(reason: CallFailure['reason']): CallFailure {
  return { ok: false, reason, code: reason, message: FAILURE_MESSAGES[reason] }
}
