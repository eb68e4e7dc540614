import { myImagesCopy } from '../../../content/my-images.ts'
import type { Image } from '../../../contract/image.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'

const { removal } = myImagesCopy

/** Asks for confirmation before an image is deleted, for browsers without scripts. */
export function ImageDeletionPage({ image: { id, originalName } }: { image: Image }) {
  return (
    <form
      method="post"
      action={`/images/${id}/delete`}
      aria-labelledby="asked-title"
      className="mt-6 border-l-4 border-maple bg-paper p-5"
    >
      <h2 id="asked-title" className="text-xl">
        {removal.question}
      </h2>
      <p className="mt-2 font-bold break-words">{originalName}</p>
      <p className="mt-1 text-slate">{removal.text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" kind="primary">
          {removal.confirm}
        </Button>
        <a href="/images" className={getButtonClass('outline')}>
          {removal.keep}
        </a>
      </p>
    </form>
  )
}
