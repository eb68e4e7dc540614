import { productPageCopy } from '../../../content/product-page.ts'
import { showToast } from '../../browser/toasts.ts'

const { label, copied, failed } = productPageCopy.share

/** Shares the chosen variant's URL through the device's share sheet, or copies it if the browser can't share. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <button
      type="button"
      onClick={() => void share(title, path)}
      className="with-scripts text-link inline-flex min-h-11 items-center gap-1.5 self-start"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" className="size-5">
        <path strokeWidth="1.75" strokeLinejoin="round" d="M12 15V3M7 8l5-5 5 5M5 12v8h14v-8" />
      </svg>
      {label}
    </button>
  )
}

async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href
  if ('share' in navigator) {
    // After the visitor cancels sharing, the URL isn't copied.
    const shared = await navigator.share({ title, url }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    )
    if (shared) return
  }
  const written = await copy(url)
  showToast(written ? { title: copied, style: 'plain' } : { title: failed, style: 'destructive' })
}

/** Copies the URL; returns whether that worked. The clipboard API doesn't exist over plain http, and may be denied. */
async function copy(url: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false
  return navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
}
