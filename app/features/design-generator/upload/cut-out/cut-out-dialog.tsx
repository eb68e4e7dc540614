import { useState } from 'react'
import { designGeneratorCopy } from '../../../../../content/design-generator.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SegmentChoice } from '../../../../ui/segment-choice.tsx'
import { CutOutCanvas } from './cut-out-canvas.tsx'
import { type OpenedPhoto, encodeCutOut } from './open-photo.ts'
import type { BrushKind, BrushStroke } from './strokes.ts'
import { type SubjectCut, useSubjectCut } from './use-subject-cut.ts'

type CutOutDialogProps = {
  file: File
  strokes: readonly BrushStroke[]
  onStrokes: (strokes: readonly BrushStroke[]) => void
  /** Receives the cut-out as a PNG: black is kept, white removed. */
  onUse: (cutOut: Blob) => void
  onClose: () => void
}

const copy = designGeneratorCopy.upload.cutOut
const brushes: readonly { value: BrushKind; title: string }[] = [
  { value: 'keep', title: copy.keep },
  { value: 'remove', title: copy.remove },
]
/** The brush's radius, in hundredths of the photo's longer side: its range, step and initial value. */
const BRUSH_RADIUS = { min: 0.5, max: 8, step: 0.5, usual: 2 }

/** Cuts the subject out of a photo. Shows a first guess, which the customer corrects with two brushes. */
export function CutOutDialog({ file, strokes, onStrokes, onUse, onClose }: CutOutDialogProps) {
  const cut = useSubjectCut(file, strokes)
  const [kind, setKind] = useState<BrushKind>('keep')
  const [radius, setRadius] = useState(BRUSH_RADIUS.usual)
  const [isBrushDown, setBrushDown] = useState<boolean | null>(null)
  const isReady = cut.state === 'open' && !cut.isCutting && keptShare(cut) > 0
  const use = async ({ small }: OpenedPhoto, subject: Uint8Array) => {
    onUse(await encodeCutOut(subject, small))
    onClose()
  }
  return (
    <Dialog title={copy.title} size="large" close="Close" onClose={onClose}>
      <div className="grid min-h-0 grow grid-rows-[auto_minmax(0,1fr)_auto] gap-3 px-4 pb-4 sm:px-6 sm:pb-6">
        <p className="text-sm text-slate">{copy.intro}</p>
        <div className="relative min-h-40 overflow-hidden rounded-sm bg-mist">
          {cut.state === 'open' && (
            <CutOutCanvas
              photo={cut.photo}
              subject={cut.subject}
              brush={{ kind, radius: radius / 100 }}
              onStroke={(stroke) => onStrokes([...strokes, stroke])}
              onBrush={setBrushDown}
            />
          )}
        </div>
        <div className="grid gap-3">
          <p aria-live="polite" className="min-h-5 text-sm">
            {statusOf(cut)}
            {isBrushDown !== null && (
              <span className="sr-only"> {isBrushDown ? copy.brushDown : copy.brushUp}</span>
            )}
          </p>
          <div className="grid items-end gap-x-6 gap-y-3 sm:grid-cols-2">
            <SegmentChoice
              legend={copy.brush}
              name="brush"
              value={kind}
              choices={brushes}
              onChange={setKind}
            />
            <label className="block text-sm font-semibold">
              {copy.size}
              <input
                type="range"
                min={BRUSH_RADIUS.min}
                max={BRUSH_RADIUS.max}
                step={BRUSH_RADIUS.step}
                value={radius}
                aria-valuetext={copy.sizeText(radius * 2)}
                onChange={(event) => setRadius(event.currentTarget.valueAsNumber)}
                className="block h-8 w-full"
              />
            </label>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              kind="outline"
              disabled={strokes.length === 0}
              onClick={() => onStrokes(strokes.slice(0, -1))}
            >
              {copy.undo}
            </Button>
            <Button kind="outline" disabled={strokes.length === 0} onClick={() => onStrokes([])}>
              {copy.startOver}
            </Button>
            <Button
              kind="dark"
              disabled={!isReady}
              className="max-sm:w-full sm:ml-auto"
              onClick={() => cut.state === 'open' && cut.subject && void use(cut.photo, cut.subject)}
            >
              {copy.use}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

function keptShare({ subject }: Extract<SubjectCut, { state: 'open' }>): number {
  return subject ? subject.reduce((sum, kept) => sum + kept, 0) / subject.length : 0
}

function statusOf(cut: SubjectCut): string {
  if (cut.state === 'unreadable') return copy.unreadable
  if (cut.state === 'opening') return copy.finding
  if (cut.hasFailed) return copy.failed
  if (cut.isCutting) return copy.finding
  const share = keptShare(cut)
  return share === 0 ? copy.none : copy.kept(Math.max(1, Math.round(share * 100)))
}
