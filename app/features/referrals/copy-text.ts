import { referralPage } from '../../../content/referrals.ts'
import { showToast } from '../../browser/toasts.ts'

/** Copies a text and confirms it. If the browser forbids that, `select` makes the text easy to copy by hand. */
export async function copyText(text: string, select: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: referralPage.toasts.copied, style: 'plain' })
  } catch {
    select()
    showToast({ title: referralPage.copyFailed, style: 'destructive' })
  }
}
