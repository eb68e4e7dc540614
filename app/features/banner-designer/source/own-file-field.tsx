import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import type { Image } from '../../../../contract/image.ts'
import { fitUpload } from '../../../../domain/banner/fit-upload.ts'
import { SentFileField } from './sent-file-field.tsx'
import { fileProblem, OWN_FILE_ACCEPT } from './own-file.ts'
import type { Images } from './use-images.ts'
import { useUpload } from './use-upload.ts'
import type { SourceState } from './use-source.ts'

const words = bannerDesignerCopy.source.file

type OwnFileFieldProps = { source: SourceState; images: Images; lengthIn: number; missing: string | null }

/** The field for a print-ready file. */
export function OwnFileField({ source, images, lengthIn, missing }: OwnFileFieldProps) {
  const onSent = (image: Image) => {
    images.keep(image)
    source.set({ uploadId: image.id })
  }
  const sending = useUpload('banner', onSent, (file) => {
    const problem = fileProblem(file)
    return problem && words[problem]
  })
  const { upload } = source
  const isWhole =
    upload?.width && upload.height
      ? !fitUpload(lengthIn, { width: upload.width, height: upload.height }).fills
      : false
  return (
    <div className="mt-4 grid gap-2">
      <SentFileField
        label={upload ? words.other : words.label}
        hint={words.hint}
        accept={OWN_FILE_ACCEPT}
        missing={upload ? null : missing}
        sending={sending}
      />
      {upload && (
        <output className="block rounded-sm bg-mist-2 px-3 py-2 text-sm break-words">
          <span className="font-semibold">{words.done(upload.originalName)}</span> {isWhole && words.whole}
        </output>
      )}
    </div>
  )
}
