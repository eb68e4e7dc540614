import type { Inspiration } from '../../../contract/design.ts'
import { designInspirationCopy } from '../../../content/design-inspiration.ts'
import { trackEvent } from '../../browser/analytics.ts'
import { inspireDesigns } from '../../browser/shop-calls/design-calls.ts'
import { showToast } from '../../browser/toasts.ts'
import {
  getInspirationMemory,
  isDesignSaved,
  type Preferences,
  updateInspirationMemory,
} from './inspiration-memory.ts'
import { shareText } from './share-text.ts'

const { toasts } = designInspirationCopy

/** Requests concepts and shows the result. If the request fails, earlier concepts stay. */
export async function requestInspirations(preferences: Preferences): Promise<void> {
  const before = getInspirationMemory().generated
  updateInspirationMemory({ preferences, generated: { state: 'pending' } })
  const answer = await inspireDesigns(preferences)
  if (!answer.ok) {
    updateInspirationMemory({
      generated: before.state === 'ready' ? before : { state: 'failed', reason: answer.message },
    })
    showToast({ ...toasts.failed, style: 'destructive' })
    return
  }
  const designs = answer.value
  const { style, application, mood } = preferences
  updateInspirationMemory({ generated: { state: 'ready', designs } })
  trackEvent({ event: 'inspiration_generated', style, application, mood, concepts: designs.length })
  const text = `${designs.length} ${designs.length === 1 ? 'concept was' : 'concepts were'} created for you.`
  showToast({ title: toasts.generated, text, style: 'plain' })
}

export function saveInspiration(design: Inspiration): void {
  const memory = getInspirationMemory()
  if (isDesignSaved(memory, design.id)) return
  updateInspirationMemory({ saved: [...memory.saved, design] })
  trackEvent({ event: 'inspiration_saved', design_id: design.id })
  showToast({ title: toasts.saved, text: `“${design.concept}” is in your collection.`, style: 'plain' })
}

export function forgetInspiration(design: Inspiration): void {
  updateInspirationMemory({ saved: getInspirationMemory().saved.filter(({ id }) => id !== design.id) })
}

/** Shares a concept as text, because only the visitor can open its picture. */
export async function shareInspiration({ id, concept, description }: Inspiration): Promise<void> {
  const url = new URL('/design-inspiration', window.location.href).href
  const method = await shareText({ title: concept, text: `${concept}: ${description}`, url })
  if (method === 'cancelled') return
  if (method === 'failed') return showToast({ ...toasts.notCopied, style: 'destructive' })
  trackEvent({ event: 'inspiration_shared', design_id: id, method })
  if (method === 'clipboard') showToast({ ...toasts.copied, style: 'plain' })
}
