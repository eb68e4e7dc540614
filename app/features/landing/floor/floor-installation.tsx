import { floorInstallation as words } from '../../../../content/landing/floor-copy.ts'
import { InstallationStage } from './installation-stage.tsx'
import { useInstallationFilm } from './use-installation-film.ts'

/** For each step, the CSS class that shows its picture. The drawing contains the pictures of all steps, one below the other. */
const pictures = [
  'object-[0_0%]',
  'object-[0_20%]',
  'object-[0_40%]',
  'object-[0_60%]',
  'object-[0_80%]',
  'object-[0_100%]',
] as const

/**
 * Installation instructions for floor film: pictures with text, and an animation of the same pictures. The animation is fetched when the
 * visitor starts it. With reduced motion, or without scripts, only the pictures are shown.
 */
export function FloorInstallation() {
  const film = useInstallationFilm(words.film, words.steps.length)
  return (
    <div className="grid gap-x-10 gap-y-8 motion-safe:lg:grid-cols-[1.5fr_1fr] noscript:lg:grid-cols-1">
      <div className="with-scripts motion-reduce:hidden">
        <InstallationStage film={film} />
      </div>
      <ol className="grid content-start gap-x-8 gap-y-5 motion-reduce:sm:grid-cols-2 motion-reduce:lg:grid-cols-3 noscript:sm:grid-cols-2 noscript:lg:grid-cols-3">
        {words.steps.map(({ title, text, time }, at) => (
          <li
            key={title}
            aria-current={film.state !== 'idle' && film.step === at ? 'step' : undefined}
            className="grid grid-cols-[104px_1fr] items-start gap-x-4 border-l-4 border-transparent pl-3 aria-[current=step]:border-hi-vis motion-reduce:block motion-reduce:border-0 motion-reduce:pl-0 noscript:block noscript:border-0 noscript:pl-0"
          >
            <img
              src={words.film}
              alt=""
              width={960}
              height={540}
              loading="lazy"
              className={`aspect-video w-full border border-line object-cover motion-reduce:mb-3 noscript:mb-3 ${pictures[at] ?? ''}`}
            />
            <div>
              <h3 className="leading-tight">
                {at + 1}. {title}
              </h3>
              <p className="mt-0.5 text-sm text-slate">{text}</p>
              <p className="text-sm font-semibold">{time}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
