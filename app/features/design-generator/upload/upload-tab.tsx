import { useEffect, useRef, useState } from 'react'
import type { Artwork } from '../../../../contract/artwork.ts'
import { ArtworkEditor } from './artwork-editor.tsx'
import { Configurator } from '../order/configurator.tsx'
import { scrollToAndFocus } from '../scroll-to-and-focus.ts'
import { FailureNote } from '../failure-note.tsx'
import { INITIAL_ARTWORK_READ_VALUES, type ArtworkReadFieldValues } from './reading-fields.tsx'
import { readUploadSession, readSessionText, writeSessionText, writeUploadSession } from '../session.ts'
import { toArtworkSubject } from '../order/order-subject.ts'
import { UploadForm, type UploadFields } from './upload-form.tsx'
import { announceArtworkUploaded, useArtwork } from './use-artwork.ts'
import { useDecalOptions } from '../order/use-decal-options.ts'

type UploadTabProps = {
  artworkId: string | null
  /** The last picture drawn by the image model. It is treated like an uploaded file. */
  picture: Artwork | null
}

const noFields: UploadFields = { file: null, name: '', notes: '' }

/** Turns the visitor's own file into a decal. */
export function UploadTab({ artworkId, picture }: UploadTabProps) {
  const [fields, setFields] = useState(noFields)
  const { file, name, notes } = fields
  const upload = useArtwork(picture)
  const { artwork, sending, failed } = upload
  /** The options that were used for the last attempt to read the file, even if the attempt failed or was cancelled. */
  const [reading, setReading] = useState(INITIAL_ARTWORK_READ_VALUES)
  const making = useDecalOptions(artwork)
  const result = useRef<HTMLHeadingElement>(null)
  useSession({ artworkId, picture, fields, setFields, upload, making })

  useEffect(() => {
    if (picture) scrollToAndFocus(result.current)
  }, [picture])

  const read = async (chosen: File, options: ArtworkReadFieldValues): Promise<boolean> => {
    const { widthMm } = making.value
    setReading(options)
    return upload.send(chosen, name, { ...options, cutOut: options.cutOut?.png ?? null, widthMm })
  }
  const process = async () => {
    if (!file || !(await read(file, INITIAL_ARTWORK_READ_VALUES))) return
    announceArtworkUploaded(file)
    scrollToAndFocus(result.current)
  }
  const retry = async () => {
    if (!artwork) return process()
    if (file) await read(file, reading)
  }
  const change = (changed: UploadFields) => {
    // A different file makes a different decal, so the previous artwork is dropped.
    if (changed.file !== file) upload.forget()
    setFields(changed)
  }
  const wrongFile = failed?.reason === 'refused'
  return (
    <>
      <div className="page-width">
        <UploadForm
          fields={fields}
          onChange={change}
          sending={sending}
          onCancel={upload.cancel}
          error={wrongFile ? failed.message : null}
          onProcess={() => void process()}
        />
        {failed && !wrongFile && <FailureNote failure={failed} onRetry={file ? () => void retry() : null} />}
        <h2
          ref={result}
          tabIndex={-1}
          className={`text-2xl outline-none md:text-4xl ${artwork ? 'pt-10 md:pt-14' : 'sr-only'}`}
        >
          {artwork ? 'Your artwork, ready to cut' : 'Your artwork'}
        </h2>
      </div>
      {artwork && (
        <Configurator
          subject={toArtworkSubject(artwork, name)}
          making={making.value}
          onMaking={making.change}
          redrawing={sending !== null}
          onCancel={upload.cancel}
          onSaved={upload.markSaved}
          notes={notes}
        >
          <ArtworkEditor
            // Cancelling changes the key. React then mounts a new editor, which starts with the options of the visible artwork.
            key={upload.stops}
            artwork={artwork}
            reading={sending !== null}
            file={file}
            cutOut={reading.cutOut}
            onRead={(options) => file && void read(file, options)}
          />
        </Configurator>
      )}
    </>
  )
}

type SessionProps = UploadTabProps & {
  fields: UploadFields
  setFields: (fields: UploadFields) => void
  upload: ReturnType<typeof useArtwork>
  making: ReturnType<typeof useDecalOptions>
}

/** Restores the state from before a reload, and stores the current state. The file itself can't be stored. */
function useSession({ artworkId, picture, fields, setFields, upload, making }: SessionProps): void {
  const [restored, setRestored] = useState(false)
  const { restore, artwork } = upload
  const { change } = making
  useEffect(() => {
    const session = readUploadSession(readSessionText('upload'))
    if (session.making) change(session.making)
    // If the image model has just drawn a picture, the fields of the previous file aren't restored, because they don't belong to the
    // picture.
    if (!picture) setFields({ file: null, name: session.name, notes: session.notes })
    const wanted = picture ? null : (artworkId ?? session.artworkId)
    void (wanted === null ? Promise.resolve() : restore(wanted)).then(() => setRestored(true))
    // The effect runs only once, on hydration, because there is nothing to restore later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (!restored) return
    const { name, notes } = fields
    writeSessionText(
      'upload',
      writeUploadSession({ artworkId: artwork?.id ?? null, name, notes, making: making.value }),
    )
  }, [restored, fields, artwork, making.value])
}
