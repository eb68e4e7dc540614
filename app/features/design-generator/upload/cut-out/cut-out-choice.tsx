import { lazy, Suspense, useState } from 'react'
import { designGeneratorCopy } from '../../../../../content/design-generator.ts'
import { Button } from '../../../../ui/button.tsx'
import type { BrushStroke } from './strokes.ts'

const CutOutDialog = lazy(async () => ({ default: (await import('./cut-out-dialog.tsx')).CutOutDialog }))

/** A cut-out made by the customer: its PNG, and the strokes from which it was made. */
export type CutOut = { png: Blob; strokes: readonly BrushStroke[] }

type CutOutChoiceProps = {
  file: File
  cutOut: CutOut | null
  /**
   * The strokes of the last cut-out, which the dialog starts with. The shop may never have read the file with this cut-out, because the
   * customer may have cancelled.
   */
  lastStrokes: readonly BrushStroke[]
  onChange: (cutOut: CutOut | null) => void
}

const copy = designGeneratorCopy.upload.cutOut

/** Offers to cut the subject out of a photo, to change the cut-out, and to go back to the whole photo. */
export function CutOutChoice({ file, cutOut, lastStrokes, onChange }: CutOutChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const [strokes, setStrokes] = useState(lastStrokes)
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" size="small" onClick={() => setOpen(true)}>
          {cutOut ? copy.change : copy.title}
        </Button>
        {cutOut && (
          <Button kind="outline" size="small" onClick={() => onChange(null)}>
            {copy.whole}
          </Button>
        )}
      </div>
      {!cutOut && <p className="mt-1.5 text-sm text-slate">{copy.hint}</p>}
      {isOpen && (
        <Suspense>
          <CutOutDialog
            file={file}
            strokes={strokes}
            onStrokes={setStrokes}
            onUse={(png) => onChange({ png, strokes })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
