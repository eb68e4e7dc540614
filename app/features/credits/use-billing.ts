import { useState } from 'react'
import {
  type CheckedBilling,
  checkBilling,
  splitBillingPlace,
  UNKNOWN_BUYER,
} from '../../../domain/credits/billing.ts'
import type { CreditState } from './use-credits.ts'

export type BillingForm = {
  email: string
  /** Country and province as one value: 'CA-ON'. */
  place: string
  onEmail: (email: string) => void
  onPlace: (place: string) => void
  check: () => CheckedBilling
}

/** Holds the buyer's e-mail address and place. Remembered values are used until the buyer types other values. */
export function useBilling(credits: CreditState): BillingForm {
  const [typed, setTyped] = useState<{ email?: string; place?: string }>({})
  const known = credits.state === 'ready' ? credits.billing : null
  const { country, province } = known ?? UNKNOWN_BUYER
  const email = typed.email ?? known?.email ?? ''
  const place = typed.place ?? `${country}-${province}`
  return {
    email,
    place,
    onEmail: (changed) => setTyped({ ...typed, email: changed }),
    onPlace: (changed) => setTyped({ ...typed, place: changed }),
    check: () => checkBilling({ email, ...splitBillingPlace(place) }),
  }
}
