import { referralCopy } from '../../../content/referrals.ts'
import { showToast } from '../../browser/toasts.ts'

/** Copies a text and confirms it. If the browser forbids copying, calls `select`, so that the visitor can copy the text by hand. */
export async function copyText(text: string, select: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: referralCopy.toasts.copied, style: 'plain' })
  } catch {
    select()
    showToast({ title: referralCopy.copyFailed, style: 'destructive' })
  }
}
