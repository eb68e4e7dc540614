import type { LoadState } from '../../page-framework/resource.ts'
import { Notice } from '../../ui/notice.tsx'

/** Shown in place of a text that is still loading or failed to load. */
export function TextPlaceholder({ loaded }: { loaded: LoadState<unknown> }) {
  if (loaded.state !== 'failed') return <div className="min-h-[60vh]" aria-busy="true" />
  return (
    <Notice level={1} kind="error" title="We couldn't load this page" text="Please try again in a moment." />
  )
}
