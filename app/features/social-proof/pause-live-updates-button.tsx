import { socialProofCopy } from '../../../content/social-proof.ts'
import { PathDrawing } from '../../ui/icon.tsx'
import { setLiveUpdates, useLiveUpdates } from './live-updates.ts'

const PAUSE_ICON = 'M8 5v14M16 5v14'
const PLAY_ICON = 'M7 4v16l13-8z'

/** Stops or resumes all automatic updates, on this page and on later ones. */
export function PauseLiveUpdatesButton() {
  const live = useLiveUpdates()
  return (
    <button
      type="button"
      aria-label={live ? socialProofCopy.pause : socialProofCopy.play}
      onClick={() => setLiveUpdates(!live)}
      className="grid size-9 place-items-center rounded-full text-slate hover:bg-mist-2"
    >
      <PathDrawing path={live ? PAUSE_ICON : PLAY_ICON} className="size-4" />
    </button>
  )
}
