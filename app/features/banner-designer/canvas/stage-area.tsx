import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { BANNER_HEIGHT_IN } from '../../../../domain/banner/banner-design.ts'
import type { SnapGuide } from '../../../../domain/banner/edit-snap.ts'
import { runWhenIdle } from '../../../ui/when-idle.ts'
import type { OwnBannerFile } from './fitted-file.tsx'
import { FittedFile } from './fitted-file.tsx'
import { ItemButtons } from '../panels/item-buttons.tsx'
import { computeCanvasSheet } from './canvas-sheet.ts'
import { BannerBackground } from './banner-background.tsx'
import { BannerGuides } from './banner-guides.tsx'
import { StageTools } from './stage-tools.tsx'
import { StaticItems } from './static-items.tsx'
import type { BannerState } from '../use-banner.ts'
import type { TextMeasures } from './use-text-measures.ts'

// The canvas and its library are loaded after the page has loaded.
const LiveCanvas = lazy(() => import('./live-canvas.tsx'))

type StageAreaProps = {
  banner: BannerState
  measures: TextMeasures
  /** The visitor's own file, which is printed instead of the items. Null if the banner is designed here. */
  ownFile: OwnBannerFile | null
  hasTrouble: boolean
  names: (imageId: string) => string
}

/** Shows the banner to scale: rulers, background, items, hem and grommets, and the tools above them. */
export function StageArea({ banner, measures, ownFile, hasTrouble, names }: StageAreaProps) {
  const { design, chosenId, choose } = banner
  const element = useRef<HTMLDivElement>(null)
  const area = useArea(element)
  const [zoom, setZoom] = useState(1)
  const [guides, setGuides] = useState<readonly SnapGuide[]>([])
  const isLive = useIsIdle() && measures.texts.size + measures.boxes.size > 0
  const sheet = computeCanvasSheet(design.lengthIn, area, zoom)
  const { left, top, scale, width, height } = sheet
  const still = (
    <StaticItems
      design={design}
      viewBox={`${-left / scale} ${-top / scale} ${width / scale} ${height / scale}`}
      className="pointer-events-none absolute inset-0 size-full"
    />
  )
  return (
    <section aria-label={bannerDesignerCopy.stage.label} className="rounded-md bg-paper shadow-contact">
      <StageTools banner={banner} zoom={zoom} onZoom={setZoom} />
      <div
        ref={element}
        className="relative grid h-56 place-items-center overflow-auto overscroll-contain bg-mist-2 sm:h-80 lg:h-[clamp(280px,44vh,480px)]"
        // A zoomed stage is focusable, so that the arrow keys can scroll it.
        tabIndex={zoom > 1 ? 0 : undefined}
        role={zoom > 1 ? 'region' : undefined}
        aria-label={zoom > 1 ? bannerDesignerCopy.stage.label : undefined}
      >
        <div
          className={area ? 'relative shrink-0' : 'relative aspect-[7/4] max-h-full w-full'}
          {...(area && { style: { width, height } })}
        >
          <BannerBackground sheet={sheet} background={design.background} />
          {ownFile ? (
            <FittedFile sheet={sheet} file={ownFile} />
          ) : isLive ? (
            <Suspense fallback={still}>
              <LiveCanvas
                design={design}
                sheet={sheet}
                measures={measures}
                chosenId={chosenId}
                onChoose={choose}
                onChange={(item) => banner.change(item)}
                onGuides={setGuides}
              />
            </Suspense>
          ) : (
            still
          )}
          <BannerGuides sheet={sheet} guides={guides} hasTrouble={hasTrouble && !ownFile} />
          {!ownFile && <ItemButtons banner={banner} names={names} />}
        </div>
      </div>
      <p className="sr-only">{bannerDesignerCopy.stage.still(design.lengthIn)}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2 text-xs text-slate tabular-nums max-sm:hidden">
        <span className="font-semibold">
          {design.lengthIn} × {BANNER_HEIGHT_IN} in
        </span>
        {bannerDesignerCopy.stage.legend.map(({ mark, text }) => (
          <span key={mark} className="flex items-center gap-1.5">
            <LegendMark mark={mark} />
            {text}
          </span>
        ))}
      </p>
    </section>
  )
}

function LegendMark({ mark }: { mark: 'safe' | 'hem' | 'grommet' }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 10" className="h-2.5 w-5">
      {mark === 'grommet' ? (
        <circle cx="10" cy="5" r="3.4" fill="#f3f6f5" stroke="#7b8b91" strokeWidth="2.4" />
      ) : (
        <path
          d="M0 5h20"
          stroke={mark === 'safe' ? '#e6007e' : '#0b1f2a'}
          strokeWidth="1.5"
          strokeDasharray={mark === 'safe' ? '5 3' : '3 3'}
        />
      )}
    </svg>
  )
}

/** Returns true once the page has been idle. The canvas starts to load only then, so that the page appears first. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => runWhenIdle(() => setIdle(true)), [])
  return isIdle
}

/** Measures an element's inner size in CSS pixels; null until it is measured. */
function useArea(element: RefObject<HTMLElement | null>): { width: number; height: number } | null {
  const [area, setArea] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    // Observes the border box. The content box changes whenever scrollbars appear, so observing it could cause an endless loop.
    const measure = () => setArea({ width: observed.offsetWidth, height: observed.offsetHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return area
}
