import { useRef, useSyncExternalStore } from 'react'
import { referralCopy } from '../../../content/referrals.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from './copy-text.ts'

const words = referralCopy.link

type ReferralLinkCardProps = { shareUrl: string | null; isGenerating: boolean; onGenerate: () => void }

/** Shows the referral link, or the button that creates it. */
export function ReferralLinkCard({ shareUrl, isGenerating, onGenerate }: ReferralLinkCardProps) {
  return (
    <section aria-labelledby="link" className="crop-marks bg-paper p-6 md:p-8">
      <h2 id="link" className="text-xl md:text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 text-slate">{words.text}</p>
      {shareUrl === null ? (
        <form
          method="post"
          action="/referrals/link"
          onSubmit={(event) => {
            event.preventDefault()
            onGenerate()
          }}
        >
          <Button
            type="submit"
            kind="primary"
            size="large"
            disabled={isGenerating}
            className="mt-5 w-full sm:w-auto"
          >
            {isGenerating ? words.generating : words.generate}
          </Button>
        </form>
      ) : (
        <SharedLink shareUrl={shareUrl} />
      )}
    </section>
  )
}

const never = () => () => {}
const browserShares = () => 'share' in navigator
const nobodyShares = () => false

function SharedLink({ shareUrl }: { shareUrl: string }) {
  const field = useRef<HTMLInputElement>(null)
  const canShare = useSyncExternalStore(never, browserShares, nobodyShares)
  const share = async () => {
    try {
      await navigator.share({ text: words.shareText, url: shareUrl })
    } catch {
      // If sharing was cancelled or isn't supported, no message is needed, because the link is visible.
    }
  }
  return (
    <>
      <label htmlFor="share-url" className="mt-5 block text-sm font-semibold">
        {words.label}
      </label>
      <input
        ref={field}
        id="share-url"
        readOnly
        value={shareUrl}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-1 min-h-11 w-full rounded-sm border border-line-strong bg-mist px-3 font-semibold"
      />
      <p className="with-scripts mt-3 flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => void copyText(shareUrl, () => field.current?.select())}>
          {words.copy}
        </Button>
        {canShare && (
          <Button kind="outline" onClick={() => void share()}>
            {words.share}
          </Button>
        )}
      </p>
    </>
  )
}
