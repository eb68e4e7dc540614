import { referralPage } from '../../../content/referrals.ts'
import { showToast } from '../../browser/toasts.ts'

/** Copies a text, and says so. Where the browser forbids it, `select` makes it easy to copy by hand. */
export async function copyText(text: string, select: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: referralPage.toasts.copied, style: 'plain' })
  } catch {
    select()
    showToast({ title: referralPage.copyFailed, style: 'destructive' })
  }
}
