import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { Icon } from '../../../ui/icon.tsx'
import { UploadIcon } from '../../../ui/upload-icon.tsx'
import { getFileExtension, formatMegabytes } from './file-check.ts'
import type { FilePreview } from './use-file-preview.ts'

type ChosenFileProps = { preview: FilePreview; onRemove: () => void }

export function ChosenFile({ preview: { file, src }, onRemove }: ChosenFileProps) {
  return (
    <div className="grid min-h-56 grid-cols-[auto_1fr] items-center gap-5 rounded-md border border-line bg-mist p-5">
      {src === null ? (
        <span className="grid size-36 place-content-center justify-items-center gap-2 rounded-sm bg-paper text-slate">
          <UploadIcon className="size-8" />
          <span className="font-bold uppercase">{getFileExtension(file.name)}</span>
        </span>
      ) : (
        <img
          src={src}
          alt="Your file"
          width="288"
          height="288"
          className="size-28 rounded-sm bg-paper object-contain sm:size-40"
        />
      )}
      <div className="min-w-0">
        <output className="flex items-start gap-2 font-bold">
          <Icon name="check" className="mt-0.5 size-5 text-gorge" />
          {designGeneratorCopy.upload.done}
        </output>
        <p className="mt-1 break-words">{file.name}</p>
        <p className="text-sm text-slate tabular-nums">{formatMegabytes(file.size)}</p>
        <button type="button" onClick={onRemove} className="text-link mt-1 min-h-10 text-sm">
          Choose another file
        </button>
      </div>
    </div>
  )
}
