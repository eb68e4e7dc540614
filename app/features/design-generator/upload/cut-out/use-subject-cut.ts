import { useEffect, useRef, useState } from 'react'
import type { CutRequest } from './cut-subject-worker.ts'
import { guessSubject } from './guess-subject.ts'
import { type OpenedPhoto, openPhoto } from './open-photo.ts'
import { rasteriseStrokes, type BrushStroke } from './strokes.ts'

/**
 * The dialog's state. `subject` is a mask: 1 for each pixel of the small photo that is kept, 0 for the others. Null until the first cut.
 */
export type SubjectCut =
  | { state: 'opening' }
  | { state: 'unreadable' }
  | { state: 'open'; photo: OpenedPhoto; subject: Uint8Array | null; isCutting: boolean; hasFailed: boolean }

/**
 * Opens a photo and cuts out its subject, initially and after every stroke. The cut runs in a worker, so that the brush stays responsive.
 */
export function useSubjectCut(file: File, strokes: readonly BrushStroke[]): SubjectCut {
  const photo = usePhoto(file)
  const [done, setDone] = useState<CutInput | null>(null)
  const [failed, setFailed] = useState<readonly BrushStroke[] | null>(null)
  const cutter = useRef<ReturnType<typeof startCutter>>(null)
  const small = typeof photo === 'object' ? photo.small : null

  useEffect(() => {
    const started = startCutter(setDone, setFailed)
    cutter.current = started
    return () => started.end()
  }, [])
  const guess = useGuess(typeof photo === 'object' ? photo : null)
  useEffect(() => {
    if (small) cutter.current?.cut({ photo: small, strokes, guess })
  }, [small, strokes, guess])

  if (typeof photo !== 'object') return { state: photo }
  const hasFailed = failed === strokes
  return {
    state: 'open',
    photo,
    subject: done?.subject ?? null,
    isCutting: done?.strokes !== strokes && !hasFailed,
    hasFailed,
  }
}

/** Finds the subject with the shop's segmentation model. Null if the response hasn't arrived yet or the shop has no model. */
function useGuess(photo: OpenedPhoto | null): Uint8Array | null {
  const [guess, setGuess] = useState<Uint8Array | null>(null)
  useEffect(() => {
    if (!photo) return
    const stop = new AbortController()
    void guessSubject(photo, stop.signal).then((found) => !stop.signal.aborted && setGuess(found))
    return () => stop.abort()
  }, [photo])
  return guess
}

function usePhoto(file: File): OpenedPhoto | 'opening' | 'unreadable' {
  const [opened, setOpened] = useState<OpenedPhoto | 'opening' | 'unreadable'>('opening')
  useEffect(() => {
    let isCurrent = true
    openPhoto(file).then(
      (photo) => isCurrent && setOpened(photo),
      () => isCurrent && setOpened('unreadable'),
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  return opened
}

type Task = { photo: ImageData; strokes: readonly BrushStroke[]; guess: Uint8Array | null }
/** A finished cut, and the strokes that it is based on. */
type CutInput = { subject: Uint8Array; strokes: readonly BrushStroke[] }

/** Starts a worker that makes one cut at a time. If strokes are added during a cut, the next cut uses all of them. */
function startCutter(onCut: (cut: CutInput) => void, onFail: (strokes: readonly BrushStroke[]) => void) {
  const worker = new Worker(new URL('./cut-subject-worker.ts', import.meta.url), { type: 'module' })
  let current: Task | null = null
  let next: Task | null = null
  const start = (task: Task | null) => {
    current = task
    next = null
    if (!task) return
    const { photo, strokes, guess } = task
    const request: CutRequest = { photo, marks: rasteriseStrokes(strokes, photo), guess }
    worker.postMessage(request, [])
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
    if (current) onCut({ subject: data, strokes: current.strokes })
    start(next)
  })
  worker.addEventListener('error', () => {
    const failed = next ?? current
    if (failed) onFail(failed.strokes)
    current = null
    next = null
  })
  return {
    cut: (task: Task) => {
      if (current) next = task
      else start(task)
    },
    end: () => worker.terminate(),
  }
}
