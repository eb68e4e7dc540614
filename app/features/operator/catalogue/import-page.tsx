import { type SubmitEvent, useState } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { ImportPreview, ImportResult } from '../../../../contract/operator/product.ts'
import { Button, getButtonClass } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { ImportPreviewView } from './import-preview.tsx'
import { ExampleFile, ImportSteps } from './import-help.tsx'
import { sendForm } from '../frame/send-form.ts'

const { import: words } = operatorCatalogueCopy

type Step =
  | { kind: 'choose'; problem?: string }
  | { kind: 'reading' }
  | { kind: 'preview'; file: File; preview: ImportPreview; again: boolean; problem?: string }
  | { kind: 'done'; preview: ImportPreview }

const PATH = '/api/operator/products'

/** Imports a CSV file. The operator first sees a preview, and the import then makes exactly the changes in the preview. */
export default function ImportPage() {
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const look = async (file: File) => {
    setStep({ kind: 'reading' })
    const answer = await sendForm<ImportPreview>(`${PATH}/preview`, file)
    setStep(
      answer.ok
        ? { kind: 'preview', file, preview: answer.value, again: false }
        : { kind: 'choose', problem: answer.message },
    )
  }
  const confirm = async ({ file, preview }: Extract<Step, { kind: 'preview' }>) => {
    setStep({ kind: 'reading' })
    const answer = await sendForm<ImportResult>(`${PATH}/import`, file, { plan: preview.plan })
    if (!answer.ok) return setStep({ kind: 'preview', file, preview, again: false, problem: answer.message })
    return setStep(
      answer.value.state === 'done'
        ? { kind: 'done', preview: answer.value.preview }
        : { kind: 'preview', file, preview: answer.value.preview, again: true },
    )
  }
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      {step.kind !== 'done' && (
        <div className="mt-3 grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-3">
            <ChooseFile onFile={(file) => void look(file)} busy={step.kind === 'reading'} />
            {step.kind === 'choose' && <ExampleFile />}
          </div>
          <ImportSteps />
        </div>
      )}
      <output className="mt-4 block">
        {step.kind === 'reading' && <p className="font-semibold">{words.reading}</p>}
        {step.kind === 'done' && <Done preview={step.preview} />}
        {step.kind === 'preview' && step.again && <p className="font-bold text-maple">{words.planChanged}</p>}
      </output>
      {(step.kind === 'choose' || step.kind === 'preview') && step.problem !== undefined && (
        <p role="alert" className="font-semibold text-maple">
          {step.problem}
        </p>
      )}
      {step.kind === 'preview' && (
        <ImportPreviewView preview={step.preview} onConfirm={() => void confirm(step)} />
      )}
    </>
  )
}

function Done({ preview: { counts } }: { preview: ImportPreview }) {
  return (
    <>
      <p className="font-bold">{words.done(counts)}</p>
      <a href="/operator/products" className={`${getButtonClass('outline', 'small')} mt-3`}>
        {words.toList}
      </a>
    </>
  )
}

function ChooseFile({ onFile, busy }: { onFile: (file: File) => void; busy: boolean }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('file')
    if (file instanceof File && file.size > 0) onFile(file)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-4 bg-paper p-4 text-sm">
      <FileField size="small" label={words.file} name="file" accept=".csv,text/csv" required />
      <Button type="submit" size="small" disabled={busy}>
        {words.preview}
      </Button>
    </form>
  )
}
