import { attachedFilesCopy as words } from '../../../content/attached-files.ts'
import type { AttachedLineFile, CheckoutPageLine } from '../../../contract/checkout-page.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'

type AttachedFiles = NonNullable<CheckoutPageLine['attached']>

/** The files that the customer and the shop attached to an item, with a plain form that adds another file. */
export function LineAttachedFiles({ attached, title }: { attached: AttachedFiles; title: string }) {
  const { anchor, files, attachPath, problem } = attached
  return (
    <div
      id={anchor}
      className="col-span-full mt-2 scroll-mt-24 border-l-4 border-line pl-3 text-sm sm:col-start-2"
    >
      {files.length > 0 && (
        <>
          <p className="font-semibold">{words.title}</p>
          <ul className="mt-1 grid gap-2">
            {files.map((file) => (
              <AttachedFile key={file.path} file={file} formPath={attachPath} />
            ))}
          </ul>
        </>
      )}
      {problem !== null && (
        <p role="alert" className="mt-1 font-bold text-maple">
          {problem}
        </p>
      )}
      {attachPath !== null && <AttachForm path={attachPath} title={title} isOpen={problem !== null} />}
    </div>
  )
}

function AttachedFile({ file, formPath }: { file: AttachedLineFile; formPath: string | null }) {
  const { name, facts, finding, isOurs, path, picture, removeId } = file
  return (
    <li className="flex gap-3">
      {picture !== null && <img src={picture} alt="" loading="lazy" className="size-12 object-contain" />}
      <div className="min-w-0">
        <a href={path} download className="font-semibold break-all underline">
          {name}
        </a>
        <p className="text-slate">
          {facts}, {isOurs ? words.ours : words.yours}
        </p>
        {finding !== null && !isOurs && <p>{finding}</p>}
        {formPath !== null && removeId !== null && (
          <form method="post" action={formPath} className="mt-1">
            <Button
              type="submit"
              name="remove"
              value={removeId}
              kind="outline"
              size="small"
              aria-label={words.removeNamed.replace('{name}', name)}
            >
              {words.remove}
            </Button>
          </form>
        )}
      </div>
    </li>
  )
}

function AttachForm({ path, title, isOpen }: { path: string; title: string; isOpen: boolean }) {
  return (
    <details open={isOpen} className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.add}</summary>
      <form method="post" action={path} encType="multipart/form-data" className="grid gap-2 pb-2">
        <FileField
          size="small"
          label={words.field.replace('{title}', title)}
          hint={words.hint}
          name="file"
          required
        />
        <div>
          <Button type="submit" kind="outline" size="small">
            {words.add}
          </Button>
        </div>
      </form>
    </details>
  )
}
