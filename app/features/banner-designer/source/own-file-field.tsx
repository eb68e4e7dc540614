import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import type { Image } from '../../../../contract/image.ts'
import { fitUpload } from '../../../../domain/banner/fit-upload.ts'
import { UploadedFileField } from './uploaded-file-field.tsx'
import { findOwnFileProblem, OWN_FILE_ACCEPT } from './own-file.ts'
import type { OwnImages } from './use-own-images.ts'
import { useBannerUpload } from './use-upload.ts'
import type { DesignSourceState } from './use-design-source.ts'

const words = bannerDesignerCopy.source.file

type OwnFileFieldProps = {
  source: DesignSourceState
  images: OwnImages
  lengthIn: number
  missing: string | null
}

/** The field for a print-ready file. */
export function OwnFileField({ source, images, lengthIn, missing }: OwnFileFieldProps) {
  const onSent = (image: Image) => {
    images.keep(image)
    source.set({ uploadId: image.id })
  }
  const sending = useBannerUpload('banner', onSent, (file) => {
    const problem = findOwnFileProblem(file)
    return problem && words[problem]
  })
  const { upload } = source
  const isWhole =
    upload?.width && upload.height
      ? !fitUpload(lengthIn, { width: upload.width, height: upload.height }).fills
      : false
  return (
    <div className="mt-4 grid gap-2">
      <UploadedFileField
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
