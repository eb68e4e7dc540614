import { useState, useSyncExternalStore } from 'react'
import { reviewCopy } from '../../../../content/reviews.ts'
import type { HelpfulVote, Review } from '../../../../contract/reviews.ts'
import { callApi } from '../../../browser/call-api.ts'
import { showToast } from '../../../browser/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { hasVoted, rememberVote } from '../remembered-votes.ts'

const neverChanges = () => () => {}

/** Marks a review as helpful, or removes the mark. The shop counts the marks. */
export function HelpfulButton({ review: { id, title, author, helpful } }: { review: Review }) {
  // Only the browser knows which reviews it marked, so the button appears pressed only after hydration.
  const remembered = useSyncExternalStore(
    neverChanges,
    () => hasVoted(id),
    () => false,
  )
  const [answered, setAnswered] = useState<HelpfulVote | null>(null)
  const vote = answered ?? { helpful: remembered, count: helpful }
  const [busy, setBusy] = useState(false)
  const toggle = async () => {
    if (busy) return
    setBusy(true)
    const method = vote.helpful ? 'DELETE' : 'PUT'
    const answer = await callApi<HelpfulVote>({ method, address: `/api/reviews/${id}/helpful` })
    setBusy(false)
    if (answer.ok) {
      setAnswered(answer.value)
      rememberVote(id, answer.value.helpful)
      return
    }
    const isOwn = answer.problem.code === 'own-review'
    showToast({ title: isOwn ? reviewCopy.own : reviewCopy.failed, style: 'destructive' })
  }
  return (
    <Button kind="outline" size="small" aria-pressed={vote.helpful} onClick={toggle}>
      {vote.helpful && '✓ '}
      {reviewCopy.helpful} ({vote.count})
      <span className="sr-only"> {title || `the review by ${author}`}</span>
    </Button>
  )
}
