import { useState } from 'react'
import { referralCopy } from '../../../content/referrals.ts'
import type { ReferralsPage, RewardView } from '../../../contract/referrals.ts'
import { showToast } from '../../browser/toasts.ts'
import {
  fetchAchievements,
  fetchPoints,
  fetchReferrals,
  generateLink,
  redeemReward,
} from './referral-calls.ts'

const { toasts, link } = referralCopy

/** Holds the visitor's points and referrals. They are initially those in the document, and are reloaded after every change. */
export function useReferrals(page: ReferralsPage) {
  const [shown, setShown] = useState(page)
  const [generating, setGenerating] = useState(false)
  const [redeeming, setRedeeming] = useState<number | null>(null)
  const change = (part: Partial<ReferralsPage>) => setShown((before) => ({ ...before, ...part }))

  const refresh = async () => {
    const [points, summary, achievements] = await Promise.all([
      fetchPoints(),
      fetchReferrals(),
      fetchAchievements(),
    ])
    change({ ...(points && { points }), ...(summary && { summary }), ...(achievements && { achievements }) })
  }

  const generate = async () => {
    setGenerating(true)
    const generated = await generateLink()
    setGenerating(false)
    if (!generated.ok) return showToast({ title: generated.message ?? link.failed, style: 'destructive' })
    const { shareUrl } = generated.value
    setShown((before) => ({ ...before, summary: { ...before.summary, shareUrl } }))
    showToast({ title: toasts.generated, style: 'plain' })
    await refresh()
  }

  const redeem = async ({ id, name }: RewardView) => {
    setRedeeming(id)
    const redeemed = await redeemReward(id)
    setRedeeming(null)
    if (!redeemed.ok) {
      const text = redeemed.message ?? toasts.offline
      return showToast({ title: toasts.redemptionFailed, text, style: 'destructive' })
    }
    const { message, code } = redeemed.value
    setShown((before) => ({ ...before, codes: [{ name, code, state: 'unused' as const }, ...before.codes] }))
    showToast({ title: toasts.redeemed, text: message, style: 'plain' })
    await refresh()
  }

  return { shown, generating, redeeming, generate, redeem }
}
