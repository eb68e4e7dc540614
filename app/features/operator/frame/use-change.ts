import { useState } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import type { Problem } from '../../../../contract/problem.ts'
import { type ApiResult, type ApiCall, callApi } from '../../../browser/call-api.ts'
import { formatFieldName } from './format-field-name.ts'

export type ChangeRefusal = {
  message: string
  /** Whether the change was refused because of a conflict. The operator then has to load the newest version before trying again. */
  conflict: boolean
}

export type ChangeState = {
  /** Sends the change. If the shop refuses it, the refusal is stored for display. */
  send: <T>(call: Omit<ApiCall, 'signal'>) => Promise<ApiResult<T>>
  refusal: ChangeRefusal | null
  busy: boolean
  /** Clears the stored refusal. */
  clear: () => void
}

const { refused } = operatorFrameCopy

/**
 * Sends one change at a time. If the shop refuses it, the error message is kept. Typed values aren't lost, because they are in the caller's
 * state.
 */
export function useOperatorChange(): ChangeState {
  const [refusal, setRefusal] = useState<ChangeRefusal | null>(null)
  const [busy, setBusy] = useState(false)
  return {
    refusal,
    busy,
    clear: () => setRefusal(null),
    async send<T>(call: Omit<ApiCall, 'signal'>) {
      setBusy(true)
      setRefusal(null)
      const answer = await callApi<T>(call)
      setBusy(false)
      if (!answer.ok) setRefusal(refusalOf(answer.status, answer.problem))
      return answer
    },
  }
}

function refusalOf(status: number, { code, detail, errors }: Partial<Problem>): ChangeRefusal {
  const conflict = code === 'changed-meanwhile'
  if (status === 0) return { conflict, message: refused.offline }
  if (status === 401) return { conflict, message: refused['signed-out'] }
  const [wrong] = errors ?? []
  if (wrong) return { conflict, message: `${formatFieldName(wrong.field)}: ${wrong.message}` }
  return { conflict, message: status < 500 || status === 503 ? (detail ?? refused.failed) : refused.failed }
}
