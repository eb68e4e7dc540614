import { useState } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { OperatorPicture } from '../../../../contract/operator/product.ts'
import { FileField } from '../../../ui/file-field.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { sendForm } from '../frame/send-form.ts'
import type { ProductFormState } from './use-product-form.ts'

const { pictures: words } = operatorCatalogueCopy.product

/** Edits a product's pictures and their order. Product cards show the first picture. */
export function PicturesEditor({ form }: { form: ProductFormState }) {
  const { images } = form.typed
  const swap = (index: number) => {
    const moved = [...images]
    const [picture] = moved.splice(index, 1)
    if (picture) moved.splice(index - 1, 0, picture)
    form.setImages(moved)
  }
  return (
    <>
      {images.length === 0 && <p className="text-sm text-slate">{words.none}</p>}
      <ol className="grid gap-2">
        {images.map((picture, index) => (
          <li key={picture.src} className="grid grid-cols-[4rem_1fr] gap-3 border-b border-line pb-3">
            <span className="grid size-16 place-items-center bg-mist">
              <Picture {...picture} alt="" sizes="64px" upTo={240} className="max-h-16 object-contain" />
            </span>
            <div className="grid gap-2">
              <TextArea
                size="small"
                label={words.alt(index + 1)}
                depends
                rows={3}
                value={picture.alt}
                maxLength={1_000}
                onChange={(event) => {
                  const alt = event.currentTarget.value
                  form.setImages(images.map((one) => (one === picture ? { ...one, alt } : one)))
                }}
              />
              <div className="flex gap-2">
                <SmallButton
                  label={words.up(index + 1)}
                  sign="↑"
                  disabled={index === 0}
                  onClick={() => swap(index)}
                />
                <SmallButton
                  label={words.down(index + 1)}
                  sign="↓"
                  disabled={index === images.length - 1}
                  onClick={() => swap(index + 1)}
                />
                <SmallButton
                  label={words.remove(index + 1)}
                  sign="×"
                  onClick={() => form.setImages(images.filter((one) => one !== picture))}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <AddPicture onTaken={(picture) => form.setImages([...images, picture])} known={images} />
    </>
  )
}

type SmallButtonProps = { label: string; sign: string; disabled?: boolean; onClick: () => void }

function SmallButton({ label, sign, disabled = false, onClick }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-10 place-items-center rounded-sm border border-line-strong font-bold hover:border-river disabled:text-slate"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

type AddProps = { onTaken: (picture: OperatorPicture) => void; known: readonly OperatorPicture[] }

/** Uploads the file at once. The product shows it only after the form is saved. */
function AddPicture({ onTaken, known }: AddProps) {
  const [problem, setProblem] = useState<string>()
  const take = async (file: File) => {
    const answer = await sendForm<OperatorPicture>('/api/operator/products/pictures', file)
    setProblem(answer.ok ? undefined : answer.message)
    if (answer.ok && !known.some(({ src }) => src === answer.value.src)) onTaken(answer.value)
  }
  return (
    <div className="mt-3 text-sm">
      <FileField
        size="small"
        label={words.add}
        hint={words.addHint}
        error={problem}
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        onFiles={([file]) => file && void take(file)}
      />
    </div>
  )
}
