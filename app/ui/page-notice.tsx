type PageNoticeProps = { notice: { tone: string; title: string; text: string } | null }

/** What happened on the way here, above everything else. */
export function PageNotice({ notice }: PageNoticeProps) {
  if (!notice) return null
  const isError = notice.tone === 'error'
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className={`mt-6 border-l-4 bg-paper p-4 ${isError ? 'border-maple' : 'border-gorge'}`}
    >
      <p className="font-bold">{notice.title}</p>
      <p className="text-slate">{notice.text}</p>
    </div>
  )
}
