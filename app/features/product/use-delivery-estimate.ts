import { useEffect, useState } from 'react'
import type { DeliveryEstimate } from '../../../contract/delivery-estimate.ts'
import { parseVariantNumber } from '../../../domain/catalogue/chosen-variant.ts'
import { loadResourceNow } from '../../page-framework/load-resource-now.ts'
import { createApiResource } from '../../page-framework/resource.ts'

type Answer = { state: 'invalid' | 'failed' } | { state: 'ready'; estimate: DeliveryEstimate }
export type DeliveryEstimateState = Answer | { state: 'idle' | 'asking' }

/** A postal code and a counter. The counter makes a second request for the same code count as a new request. */
type EstimateRequest = { postalCode: string; times: number }

/** Loads the shop's delivery estimate for a postal code. The initial code is the one remembered in this browser. */
export function useDeliveryEstimate(variantId: string) {
  const [asked, setAsked] = useState<EstimateRequest>({ postalCode: '', times: 0 })
  const [answered, setAnswered] = useState<{
    asked: EstimateRequest
    postalCode: string
    answer: Answer
  } | null>(null)
  useEffect(() => {
    let wanted = true
    const find = async () => {
      const postalCode = asked.postalCode || readPostalCode()
      if (postalCode === '') return
      const answer = await askEstimate(postalCode, variantId)
      const written = answer.state === 'ready' ? answer.estimate.postalCode : postalCode
      if (wanted) setAnswered({ asked, postalCode: written, answer })
    }
    void find()
    return () => {
      wanted = false
    }
  }, [asked, variantId])
  const estimating: DeliveryEstimateState =
    answered?.asked === asked ? answered.answer : { state: asked.times === 0 ? 'idle' : 'asking' }
  return {
    postalCode: answered?.postalCode ?? '',
    estimating,
    ask: (postalCode: string) => setAsked(({ times }) => ({ postalCode, times: times + 1 })),
  }
}

async function askEstimate(postalCode: string, variantId: string): Promise<Answer> {
  const query = new URLSearchParams({ postalCode, variant: String(parseVariantNumber(variantId) ?? '') })
  const loaded = await loadResourceNow(createApiResource<DeliveryEstimate>(`/api/delivery-estimate?${query}`))
  if (loaded.state !== 'ready') {
    const wrong = loaded.state === 'failed' && (loaded.status === 422 || loaded.status === 400)
    return { state: wrong ? 'invalid' : 'failed' }
  }
  rememberPostalCode(loaded.value.postalCode)
  return { state: 'ready', estimate: loaded.value }
}

/** The key of the postal code in local storage. */
const KEY = 'postalCode'
const LONGEST = 10

/** Returns the last postal code entered in this browser; empty if there is none, or it is invalid. */
function readPostalCode(): string {
  try {
    const kept = window.localStorage.getItem(KEY) ?? ''
    return kept.length <= LONGEST && /^[A-Z\d -]+$/.test(kept) ? kept : ''
  } catch {
    return ''
  }
}

function rememberPostalCode(postalCode: string): void {
  try {
    window.localStorage.setItem(KEY, postalCode)
  } catch {
    // Storage is full or forbidden, so the visitor has to enter the postal code again next time.
  }
}
