import { socialProofCopy } from '../../../content/social-proof.ts'
import { Drawing } from '../../ui/icon.tsx'
import { setLive, useLive } from './live-updates.ts'

const PAUSE = 'M8 5v14M16 5v14'
const PLAY = 'M7 4v16l13-8z'

/** Stops or resumes all automatic updates, on this page and on the following ones. */
export function LiveButton() {
  const live = useLive()
  return (
    <button
      type="button"
      aria-label={live ? socialProofCopy.pause : socialProofCopy.play}
      onClick={() => setLive(!live)}
      className="grid size-9 place-items-center rounded-full text-slate hover:bg-mist-2"
    >
      <Drawing path={live ? PAUSE : PLAY} className="size-4" />
    </button>
  )
}
