import { floorInstallation as words } from '../../../../content/landing/floor-copy.ts'
import type { InstallationFilm, InstallationFilmState } from './use-installation-film.ts'

const labels: Record<InstallationFilmState, string> = {
  idle: words.play,
  loading: words.play,
  playing: words.pause,
  paused: words.resume,
  over: words.again,
  failed: words.play,
}

/** The animation with its start button, and a button for each step along its lower edge. */
export function InstallationStage({
  film: { state, step, place, toggle, show },
}: {
  film: InstallationFilm
}) {
  const idle = state === 'idle' || state === 'loading' || state === 'failed'
  return (
    <section aria-label={words.stage} className="lg:sticky lg:top-24">
      <div className="relative aspect-video overflow-hidden border border-line-strong bg-mist-2">
        {idle && (
          <img
            src={words.film}
            alt=""
            width={960}
            height={540}
            loading="lazy"
            className="absolute inset-0 size-full object-cover object-[0_60%]"
          />
        )}
        <div ref={place} className="size-full" />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          onClick={toggle}
          className="min-h-11 min-w-28 rounded-sm bg-river px-4 font-bold text-paper hover:bg-river-2"
        >
          {labels[state]}
        </button>
        <ol className="flex gap-1">
          {words.steps.map(({ title }, at) => (
            <li key={title}>
              <button
                type="button"
                onClick={() => show(at)}
                aria-label={`${at + 1}. ${title}`}
                aria-current={!idle && step === at ? 'step' : undefined}
                className="size-11 rounded-sm border border-line-strong bg-paper font-bold tabular-nums hover:border-river aria-[current=step]:bg-hi-vis"
              >
                {at + 1}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <output className="mt-2 block min-h-6 font-semibold">
        {state === 'failed' ? words.failed : idle ? '' : `${step + 1}. ${words.steps[step]?.title ?? ''}`}
      </output>
    </section>
  )
}
