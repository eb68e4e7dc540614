import { type SubmitEvent, useState } from 'react'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { ACCEPTED_FILE_TYPES, findFileProblem } from './file-check.ts'
import type { ArtworkUploadProgress } from './use-artwork.ts'
import { TaskProgress } from '../task-progress.tsx'
import { useFilePreview } from './use-file-preview.ts'

export type UploadFields = { file: File | null; name: string; notes: string }

const { drop, choose: chooseLabel, hint, further } = designGeneratorCopy.upload
const dropArea = {
  isLarge: true,
  title: drop,
  action: chooseLabel,
  note: (
    <>
      <span className="block font-semibold text-river">{hint}</span>
      {further}
    </>
  ),
}

type UploadFormProps = {
  fields: UploadFields
  onChange: (fields: UploadFields) => void
  sending: ArtworkUploadProgress
  onCancel: () => void
  /** The reason why the shop couldn't read the file. */
  error: string | null
  onProcess: () => void
}

/** The form for a file, with its name and notes. */
export function UploadForm({ fields, onChange, sending, onCancel, error, onProcess }: UploadFormProps) {
  const [wrong, setWrong] = useState<string | null>(null)
  const { file, name, notes } = fields
  const preview = useFilePreview(file)
  const words = designGeneratorCopy.upload
  const choose = (chosen: File) => {
    const problem = findFileProblem(chosen)
    setWrong(problem)
    if (problem === null) onChange({ ...fields, file: chosen })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (file && sending === null) onProcess()
  }
  return (
    <form
      onSubmit={submit}
      className="grid gap-x-12 gap-y-6 rounded-md rounded-tl-none bg-paper p-5 shadow-contact md:p-8 lg:grid-cols-2"
    >
      <div>
        {preview ? (
          <ChosenFile preview={preview} onRemove={() => onChange({ ...fields, file: null })} />
        ) : (
          <FileField
            label="Design file"
            name="file"
            accept={ACCEPTED_FILE_TYPES}
            error={wrong ?? undefined}
            onFiles={([chosen]) => chosen && choose(chosen)}
            drop={dropArea}
          />
        )}
        {preview && error !== null && (
          <p role="alert" className="mt-2 font-semibold text-maple">
            {error}
          </p>
        )}
      </div>
      <div className="grid content-between gap-5">
        <Field
          label={words.name}
          name="name"
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => onChange({ ...fields, name: event.currentTarget.value })}
        />
        <TextArea
          label={words.notes}
          hint={words.notesHint}
          name="notes"
          rows={3}
          maxLength={250}
          value={notes}
          onChange={(event) => onChange({ ...fields, notes: event.currentTarget.value })}
        />
        <div>
          <Button
            type="submit"
            kind="dark"
            size="large"
            disabled={!file || sending !== null}
            className="w-full [--under:var(--color-paper)]"
          >
            {sending === null ? words.button : words.busy}
          </Button>
          {sending !== null && <SendingProgress share={sending.share} onCancel={onCancel} />}
        </div>
      </div>
    </form>
  )
}

/** Shows the progress of the upload. While the shop reads the file, there is no progress to show. */
function SendingProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const isReading = share === 1
  return (
    <div className="mt-3">
      <TaskProgress label="Upload" share={isReading ? null : share} onCancel={onCancel}>
        {isReading ? 'Uploaded. Finding the outline…' : `Sending, ${Math.round(share * 100)}%`}
      </TaskProgress>
    </div>
  )
}
