// @chunk page-parts
type UploadProgressProps = {
  /** The name of the file, for screen readers. */
  label: string
  /** The fraction of the bytes sent, 0 to 1. At 1, the shop is processing the file. */
  share: number
  words: { waiting: string; sending: string; reading: string }
}

export function UploadProgress({ label, share, words }: UploadProgressProps) {
  const isRead = share === 1
  return (
    <>
      <progress
        aria-label={label}
        value={isRead ? undefined : share}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-mist-2 accent-gorge [&::-moz-progress-bar]:bg-gorge [&::-webkit-progress-bar]:bg-mist-2 [&::-webkit-progress-value]:bg-gorge"
      />
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
