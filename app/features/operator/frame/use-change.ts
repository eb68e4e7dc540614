import { useState } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import type { Problem } from '../../../../contract/problem.ts'
import { type Answer, type Call, callShop } from '../../../browser/call-shop.ts'

export type Refusal = {
  message: string
  /** True after a conflict. The operator then has to load the newest version first. */
  conflict: boolean
}

export type Change = {
  /** Sends the change. If the shop refuses it, stores the refusal for display. */
  send: <T>(call: Omit<Call, 'signal'>) => Promise<Answer<T>>
  refusal: Refusal | null
  busy: boolean
  /** Clears the stored refusal. */
  clear: () => void
}

const { refused } = operatorFrameCopy

/** Sends one change at a time, and keeps the error message if the shop refuses it. The caller keeps the typed values in its own state. */
export function useChange(): Change {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  return {
    refusal,
    busy,
    clear: () => setRefusal(null),
    async send<T>(call: Omit<Call, 'signal'>) {
      setBusy(true)
      setRefusal(null)
      const answer = await callShop<T>(call)
      setBusy(false)
      if (!answer.ok) setRefusal(refusalOf(answer.status, answer.problem))
      return answer
    },
  }
}

function refusalOf(status: number, { code, detail, errors }: Partial<Problem>): Refusal {
  const conflict = code === 'changed-meanwhile'
  if (status === 0) return { conflict, message: refused.offline }
  if (status === 401) return { conflict, message: refused['signed-out'] }
  const [wrong] = errors ?? []
  if (wrong) return { conflict, message: `${wrong.field}: ${wrong.message}` }
  return { conflict, message: status < 500 || status === 503 ? (detail ?? refused.failed) : refused.failed }
}
