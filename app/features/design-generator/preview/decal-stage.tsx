import { useState } from 'react'
import { formatMillimetres } from '../../../../domain/pricing/decal-price.ts'
import { DecalInScene } from '../../../ui/scenes/decal-in-scene.tsx'
import { type SceneName, scenes } from '../../../ui/scenes/scenes.ts'
import { formatInches, chooseDefaultWidth } from '../order/decal-size.ts'
import type { DecalOptions } from '../order/decal-options.ts'
import { buildCutOutUrl, buildProofUrl, type OrderSubject } from '../order/order-subject.ts'
import { DelayedTaskProgress } from '../task-progress.tsx'
import { useLoadedPicture } from './use-loaded-picture.ts'

type StageProps = {
  subject: OrderSubject
  making: DecalOptions
  heightMm: number
  redrawing: boolean
  onCancel: () => void
  onMaking: (making: DecalOptions) => void
}
type View = 'proof' | SceneName

const views: readonly { id: View; title: string }[] = [
  { id: 'proof', title: 'Proof' },
  ...scenes.map(({ id, title }) => ({ id, title })),
]

/**
 * Shows the decal as a proof with its cut line, or on an object. On a phone the picture stays visible while the options below it change.
 */
export function DecalStage({ subject, making, heightMm, redrawing, onCancel, onMaking }: StageProps) {
  const [view, setView] = useState<View>('proof')
  const { widthMm } = making
  const size = `${formatMillimetres(widthMm)} × ${formatMillimetres(heightMm)} mm`
  const scene = scenes.find(({ id }) => id === view)
  const usual = scene && chooseDefaultWidth(subject, { usual: scene.usual, height: scene.room.height })
  return (
    <>
      <ViewChoice name={`view-${subject.kind}`} view={view} onChoose={setView} />
      <div className="max-lg:sticky max-lg:top-16 [@media(height<600px)]:static! max-lg:z-20 max-lg:-mx-4 max-lg:bg-mist max-lg:px-4 max-lg:py-2">
        <div className="lg:crop-marks lg:mx-1 lg:mt-3 lg:mb-4">
          <div
            aria-busy={redrawing}
            className="relative h-56 overflow-hidden bg-[#eef1f0] sm:h-80 lg:h-[clamp(20rem,100dvh-25rem,34rem)]"
          >
            {scene ? (
              <DecalInScene
                scene={scene}
                picture={buildCutOutUrl(subject)}
                title={subject.title}
                widthMm={widthMm}
                heightMm={heightMm}
              />
            ) : (
              <Proof subject={subject} making={making} alt={`Proof of ${subject.title}, ${size}`} />
            )}
            {redrawing && (
              <div className="absolute inset-x-0 bottom-0 bg-paper p-3 shadow-lifted">
                <p className="text-center font-semibold">Redrawing…</p>
                <DelayedTaskProgress label="Redrawing" onCancel={onCancel} />
              </div>
            )}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
        <p className="font-semibold tabular-nums">
          {size} · {formatInches(widthMm)} × {formatInches(heightMm)}
        </p>
        {scene && usual ? (
          <p className="text-slate">
            {scene.caption}, true to scale.{' '}
            {widthMm !== usual && (
              <button
                type="button"
                onClick={() => onMaking({ ...making, widthMm: usual })}
                className="text-link py-1.5 tabular-nums"
              >
                Try {usual} mm
              </button>
            )}
          </p>
        ) : (
          <Legend />
        )}
      </div>
      <CutOutPreload subject={subject} />
    </>
  )
}

type ViewChoiceProps = { name: string; view: View; onChoose: (view: View) => void }

function ViewChoice({ name, view, onChoose }: ViewChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">View</legend>
      <div className="scroll-strip gap-1.5">
        {views.map(({ id, title }) => (
          <label
            key={id}
            className="relative flex min-h-10 items-center rounded-sm bg-mist-2 px-3.5 text-sm font-semibold hover:bg-line has-checked:bg-river has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-hi-vis has-focus-visible:outline-solid"
          >
            <input
              type="radio"
              name={name}
              checked={view === id}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Proof({ subject, making, alt }: { subject: OrderSubject; making: DecalOptions; alt: string }) {
  const { src, state } = useLoadedPicture(buildProofUrl(subject, making))
  return (
    <>
      {src !== null && (
        <img src={src} alt={alt} width="800" height="600" className="size-full object-contain" />
      )}
      {state === 'loading' && src === null && <div className="waiting absolute inset-0" />}
      {state === 'failed' && (
        <output className="block absolute inset-x-0 bottom-0 bg-paper p-3 text-sm font-semibold">
          We couldn’t load the proof at this size. Change the size a little, or try again in a moment.
        </output>
      )}
    </>
  )
}

/** The legend of a proof. Each line is drawn as on the proof. */
function Legend() {
  const lines = [
    { title: 'Cut line', colour: '#e6007e', dashes: undefined },
    { title: 'Bleed', colour: '#5f7480', dashes: '5 3' },
    { title: 'Safe line', colour: '#0e6f6a', dashes: '5 3' },
  ]
  return (
    <span className="flex flex-wrap gap-x-4 text-slate">
      {lines.map(({ title, colour, dashes }) => (
        <span key={title} className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" width="22" height="4">
            <path d="M0 2h22" stroke={colour} strokeWidth="2.5" strokeDasharray={dashes} />
          </svg>
          {title}
        </span>
      ))}
    </span>
  )
}

/** Preloads the cut-out decal, so that the scenes can show it at once. */
function CutOutPreload({ subject }: { subject: OrderSubject }) {
  useLoadedPicture(buildCutOutUrl(subject))
  return null
}
