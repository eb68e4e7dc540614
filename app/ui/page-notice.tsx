// @chunk page-parts
import { type Fault, FaultSummary } from './fault-summary.tsx'

type PageNoticeProps = {
  notice: { tone: string; title: string; text: string } | null
  /** The errors of the form, listed below the message. */
  faults?: readonly Fault[]
}

/** A message about the last action, shown at the top of the page. */
export function PageNotice({ notice, faults = [] }: PageNoticeProps) {
  if (!notice) return null
  if (notice.tone === 'error' || faults.length > 0)
    return <FaultSummary title={notice.title} text={notice.text} faults={faults} className="mt-6" />
  return (
    <output className="mt-6 block rounded-sm border border-gorge bg-paper p-4">
      <span className="block font-bold">{notice.title}</span>
      <span className="block text-slate">{notice.text}</span>
    </output>
  )
}
