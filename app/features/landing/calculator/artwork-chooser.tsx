import { useEffect, useState } from 'react'
import { calculatorWords } from '../../../../content/landing/calculator-words.ts'
import type { Image } from '../../../../contract/image.ts'
import { callShop } from '../../../browser/call-shop.ts'
import { imageForm, sendImage } from '../../../browser/shop-calls/send-image.ts'
import { FileField } from '../../../ui/file-field.tsx'
import { UploadProgress } from '../../../ui/upload-progress.tsx'

const words = calculatorWords.artwork
const ACCEPT = '.png,.jpg,.jpeg,.webp,.gif,.svg,.pdf,.ai'
const MOST_SHOWN = 24

type ArtworkChooserProps = { onChoose: (image: Image) => void }

/** The visitor's own images to choose from, and a field for a new one. */
export function ArtworkChooser({ onChoose }: ArtworkChooserProps) {
  const images = useOwnImages()
  const { share, error, send } = useSending(onChoose)
  return (
    <div className="mt-3 grid gap-4 bg-mist p-4">
      <div>
        <FileField
          label={words.upload}
          hint={words.formats}
          error={error ?? undefined}
          accept={ACCEPT}
          disabled={share !== null}
          onFiles={([file]) => file && send(file)}
        />
        {share !== null && <UploadProgress label={words.sending.label} share={share} words={words.sending} />}
      </div>
      <p aria-live="polite">
        {images === 'loading' ? words.loading : images === 'failed' ? words.failed : null}
      </p>
      {Array.isArray(images) && images.length > 0 && <Gallery images={images} onChoose={onChoose} />}
    </div>
  )
}

function Gallery({ images, onChoose }: ArtworkChooserProps & { images: readonly Image[] }) {
  return (
    <section aria-label={words.mine}>
      <h4 className="mb-2 text-sm font-semibold">{words.mine}</h4>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {images.slice(0, MOST_SHOWN).map((image) => (
          <li key={image.id}>
            <button
              type="button"
              onClick={() => onChoose(image)}
              aria-label={image.originalName}
              className="grid aspect-square w-full place-items-center rounded-sm border border-line bg-paper p-1 font-bold uppercase hover:border-river"
            >
              {image.hasPreview ? (
                <img
                  src={`/api/images/${image.id}`}
                  alt=""
                  width="120"
                  height="120"
                  loading="lazy"
                  className="size-full object-contain"
                />
              ) : (
                image.format
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useOwnImages(): readonly Image[] | 'loading' | 'failed' {
  const [images, setImages] = useState<readonly Image[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let alive = true
    const load = async () => {
      const answer = await callShop<Image[]>({ method: 'GET', address: '/api/images' })
      if (alive) setImages(answer.ok ? answer.value : 'failed')
    }
    void load()
    return () => {
      alive = false
    }
  }, [])
  return images
}

/** A file on its way to the gallery. What is a drawing for the press only goes as banners' files do: it is kept as it came. */
function useSending(onSent: (image: Image) => void) {
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const send = async (file: File) => {
    setError(null)
    setShare(0)
    const use = /\.(?:pdf|ai)$/i.test(file.name) ? 'banner' : 'gallery'
    const sent = await sendImage({ ...imageForm(file, use), progress: setShare })
    setShare(null)
    if (sent.ok) onSent(sent.image)
    else setError(sent.message === null ? words.sending.offline : sent.message || words.sending.failed)
  }
  return { share, error, send: (file: File) => void send(file) }
}
