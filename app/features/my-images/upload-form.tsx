import { type SubmitEvent, useState } from 'react'
import { myImagesCopy } from '../../../content/my-images.ts'
import { listAcceptedFormats } from '../../../content/accepted-formats.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { ChosenList } from './chosen-list.tsx'
import type { ImageStorage } from './image-calls.ts'
import { StorageChoice } from './storage-choice.tsx'
import { useChosenImages } from './use-chosen-images.ts'
import { useIsHydrated } from '../../page-framework/use-is-hydrated.ts'

const { upload: words } = myImagesCopy
/** Uploads images to the gallery. Without scripts it is a plain form for one image. */
export function UploadForm({ onTaken }: { onTaken: (count: number) => void }) {
  const [storage, setStorage] = useState<ImageStorage>('file')
  const { chosen, isSending, error, notes, choose, takeOut, send } = useChosenImages(onTaken)
  // Before hydration, the button submits a plain form, which has to work without scripts.
  const isHydrated = useIsHydrated()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) void send(storage)
  }
  return (
    <form
      method="post"
      action="/images"
      encType="multipart/form-data"
      onSubmit={submit}
      aria-labelledby="upload-title"
      className="mt-6 grid grid-cols-1 gap-x-10 gap-y-5 rounded-md bg-paper p-5 shadow-contact md:p-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id="upload-title" className="mb-4 text-2xl">
          {words.title}
        </h2>
        <FileField
          label={words.field}
          name="image"
          accept="image/*"
          // Without scripts the form accepts only one file.
          multiple={isHydrated}
          onFiles={choose}
          drop={{
            isLarge: true,
            title: <span className="with-scripts">{words.drop}</span>,
            action: <span className="with-scripts">{words.choose}</span>,
            note: listAcceptedFormats('gallery'),
          }}
        />
      </div>
      <div className="grid content-center gap-3">
        <div>
          <Button
            type="submit"
            kind="primary"
            size="large"
            disabled={isHydrated && (chosen.length === 0 || isSending)}
            className="w-full [--under:var(--color-paper)]"
          >
            {isSending ? words.submitting : words.submit}
          </Button>
          {notes.map((note) => (
            <output key={note} className="block text-sm">
              {note}
            </output>
          ))}
          {error !== null && (
            <p role="alert" className="mt-2 font-semibold text-maple">
              {error}
            </p>
          )}
        </div>
        <StorageChoice chosen={storage} onChoose={setStorage} disabled={isSending} />
      </div>
      {chosen.length > 0 && <ChosenList chosen={chosen} isSending={isSending} onTakeOut={takeOut} />}
    </form>
  )
}
