import { useRef, useState } from 'react'

export type InstallationFilmState = 'idle' | 'loading' | 'playing' | 'paused' | 'over' | 'failed'

export type InstallationFilm = {
  state: InstallationFilmState
  /** The index of the current step, from 0. */
  step: number
  /** The element that the drawing is inserted into. */
  place: React.RefObject<HTMLDivElement | null>
  /** Starts, pauses and resumes the animation. After its end, restarts it. */
  toggle: () => void
  /** Plays a step from its start. */
  show: (step: number) => void
}

/** The size of one picture of the animation, in the drawing's units. */
const FRAME_SIZE = { width: 960, height: 540 }
const ANIMATION_SELECTOR = 'animate, animateTransform'

/**
 * Plays an SVG drawing that contains one picture per step, one below the other. Each picture has its own animations, which start on demand.
 */
export function useInstallationFilm(address: string, steps: number): InstallationFilm {
  const [state, setState] = useState<InstallationFilmState>('idle')
  const [step, setStep] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)

  const play = (svg: SVGSVGElement, wanted: number) => {
    setStep(wanted)
    setState('playing')
    svg.setAttribute('viewBox', `0 ${wanted * FRAME_SIZE.height} ${FRAME_SIZE.width} ${FRAME_SIZE.height}`)
    svg.unpauseAnimations()
    const moving = partsOf(svg, wanted)
    for (const part of moving) part.beginElement()
    const next = () => {
      // Choosing another step replaces the drawing by a copy. The end of an animation in a replaced drawing is ignored.
      if (drawing.current !== svg) return
      if (wanted + 1 < steps) play(svg, wanted + 1)
      else setState('over')
    }
    // One listener is enough, because the animations of all parts take equally long.
    moving[0]?.addEventListener('endEvent', next, { once: true })
  }
  const show = async (wanted: number) => {
    const svg = drawing.current
    if (svg) return play(withoutListeners(svg, drawing), wanted)
    setState('loading')
    const fetched = await fetchDrawing(address).catch(() => null)
    if (!fetched) return setState('failed')
    drawing.current = fetched
    place.current?.replaceChildren(fetched)
    play(fetched, wanted)
  }
  const toggle = () => {
    if (state === 'playing') {
      drawing.current?.pauseAnimations()
      setState('paused')
    } else if (state === 'paused') {
      drawing.current?.unpauseAnimations()
      setState('playing')
    } else if (state !== 'loading') void show(0)
  }
  return { state, step, place, toggle, show: (wanted) => void show(wanted) }
}

const partsOf = (svg: SVGSVGElement, step: number): SVGAnimationElement[] =>
  [...svg.querySelectorAll(`#step-${step + 1} :is(${ANIMATION_SELECTOR})`)].filter(
    (part) => part instanceof SVGAnimationElement,
  )

/** Replaces a drawing with a copy that has no listeners for earlier steps. */
function withoutListeners(svg: SVGSVGElement, drawing: React.RefObject<SVGSVGElement | null>): SVGSVGElement {
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return svg
  svg.replaceWith(copy)
  drawing.current = copy
  return copy
}

async function fetchDrawing(address: string): Promise<SVGSVGElement> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const read = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement
  const svg = document.importNode(read, true)
  if (!(svg instanceof SVGSVGElement)) throw new Error(`${address} is no drawing`)
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', 'size-full')
  // With the value "slice", the current picture fills the stage, and the pictures above and below it are cropped.
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  return svg
}
