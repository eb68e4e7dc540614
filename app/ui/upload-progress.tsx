// @chunk page-parts
type UploadProgressProps = {
  /** Of what is sent, for who does not see the bar. */
  label: string
  /** Of the bytes that have left, 0 to 1; at 1 the shop is at work on them. */
  share: number
  words: { waiting: string; sending: string; reading: string }
}

/** How far a file has got on its way to the shop. */
export function UploadProgress({ label, share, words }: UploadProgressProps) {
  const isRead = share === 1
  return (
    <>
      <progress aria-label={label} value={isRead ? undefined : share} className="h-1.5 w-full accent-gorge" />
      <p className="text-sm text-slate tabular-nums">
        {isRead
          ? words.reading
          : share === 0
            ? words.waiting
            : `${words.sending}, ${Math.round(share * 100)}%`}
      </p>
    </>
  )
}
