import { useRef, useState } from 'react'
import { myImagesCopy } from '../../../content/my-images.ts'
import type { Image } from '../../../contract/image.ts'
import type { ImagesPage } from '../../../contract/images-page.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ImageDeletionPage } from './image-deletion-page.tsx'
import { ImageGrid, ImageGridSkeleton } from './image-grid.tsx'
import { UploadForm } from './upload-form.tsx'
import { useImages } from './use-images.ts'
import { IMAGE_QUOTA } from '../../../domain/images/image-rules.ts'

const { list: words, removal } = myImagesCopy

/** The result of the last action. It is shown, and screen readers announce it. */
type ActionResult = { tone: 'info' | 'error'; title: string; text?: string }

/** The gallery: stored images, uploads in progress, and deletions. */
export function MyImagesView({ page }: { page: ImagesPage }) {
  const { list, refresh, retry, remove } = useImages(page.images)
  const [result, setResult] = useState<ActionResult | null>(page.notice)
  const [asked, setAsked] = useState<Image | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const taken = (count: number) => {
    setResult({ tone: 'info', title: count === 1 ? '1 image uploaded.' : `${count} images uploaded.` })
    void refresh()
  }
  const ask = (image: Image) => {
    setAsked(image)
    dialog.current?.showModal()
  }
  const confirm = async (image: Image) => {
    const { deleted } = myImagesCopy.notices
    const removed = await remove(image.id)
    setResult(removed ? { tone: 'info', title: deleted.title } : { tone: 'error', title: removal.failed })
    // The Delete button disappears with its image, so the focus moves to the heading.
    if (removed) heading.current?.focus()
  }
  return (
    <>
      {page.asked && <ImageDeletionPage image={page.asked} />}
      <UploadForm onTaken={taken} />
      <section aria-labelledby="images-title" className="mt-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="images-title" ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
            {words.title}
          </h2>
          {list.state === 'ready' && <StorageUsage images={list.images} />}
        </div>
        <ActionNotice result={result} />
        {list.state === 'loading' && <ImageGridSkeleton />}
        {list.state === 'failed' && (
          <Notice kind="error" title={words.failed}>
            <Button onClick={() => void retry()}>{words.retry}</Button>
          </Notice>
        )}
        {list.state === 'ready' && <ImageGrid images={list.images} onDelete={ask} />}
      </section>
      <ConfirmDialog
        {...myImagesCopy.removal}
        dialog={dialog}
        subject={asked?.originalName}
        onConfirm={() => {
          if (asked) void confirm(asked)
        }}
      />
    </>
  )
}

function ActionNotice({ result }: { result: ActionResult | null }) {
  if (!result) return <output className="sr-only" />
  const said = (
    <>
      <span className="font-bold">{result.title}</span>
      {result.text && <span className="block text-slate">{result.text}</span>}
    </>
  )
  if (result.tone === 'info')
    return <output className="mt-3 block rounded-sm border border-gorge bg-paper p-4">{said}</output>
  return (
    <p role="alert" className="mt-3 border-l-4 border-maple bg-paper p-4">
      {said}
    </p>
  )
}

const MB = 1024 * 1024

/** Shows how much of the visitor's storage is used. */
function StorageUsage({ images }: { images: readonly Image[] }) {
  const bytes = images.reduce((sum, { size }) => sum + size, 0)
  const stored = images.reduce((sum, { size, hasData }) => sum + (hasData ? size : 0), 0)
  return (
    <p className="text-sm text-slate tabular-nums">
      {images.length} of {IMAGE_QUOTA.files} images, {inMb(bytes)} of {IMAGE_QUOTA.bytes / MB} MB
      {stored > 0 && ` (${inMb(stored)} of ${IMAGE_QUOTA.inDatabase / MB} MB in the database)`}
    </p>
  )
}

/** Rounds up to a tenth, so that a small image doesn't count as nothing. */
const inMb = (bytes: number): string => (Math.ceil((bytes * 10) / MB) / 10).toFixed(1)
