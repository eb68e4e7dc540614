import { personalizationCopy } from '../../../content/personalization.ts'
import type { DrawnPreview } from '../../../contract/preview.ts'
import { formatSize } from './size-text.ts'
import type { Preview } from './use-preview.ts'

const words = personalizationCopy.preview

type PreviewNoteProps = {
  preview: Preview
  product: string
  hasArtwork: boolean
  /** Whether a proof is sent before the product is made. */
  waits: boolean
}

/**
 * The preview's status beside the fields. On a phone, where the product's picture is out of view, the note includes a small copy of the
 * preview.
 */
export function PreviewNote({ preview, product, hasArtwork, waits }: PreviewNoteProps) {
  const { drawn, failed, isByHand } = preview
  return (
    <output className="w-full text-sm empty:hidden">
      {drawn && (
        <span className="flex items-center gap-4">
          <img
            src={drawn.picture}
            alt={words.alt(product)}
            width="112"
            height="112"
            className="size-28 shrink-0 rounded-sm md:hidden"
          />
          <span className="grid gap-1">
            <span>
              <span className="font-semibold">{words.title}:</span>{' '}
              {drawn.isDraft
                ? words.draft
                : words.size(formatSize({ widthMm: drawn.widthMm, heightMm: drawn.heightMm }))}
            </span>
            {hasArtwork && <Sharpness {...drawn} />}
            {drawn.remarks.map((remark) => (
              <span key={remark} className="font-semibold text-maple">
                {remark}
              </span>
            ))}
          </span>
        </span>
      )}
      {isByHand && <span className="block text-slate">{waits ? words.byHand : words.asWritten}</span>}
      {failed !== null && (
        <span className="mt-1 block font-semibold text-maple">{failed || words.failed}</span>
      )}
    </output>
  )
}

function Sharpness({ dpi, verdict }: DrawnPreview) {
  const said = { fine: words.sharp, warn: words.soft, stop: words.coarse }[verdict]
  return (
    <>
      <span className={verdict === 'fine' ? 'text-slate' : 'font-semibold text-maple'}>
        {dpi === null ? words.shapes : said(dpi)}
      </span>
      <span className="text-slate">{words.cutLine}</span>
    </>
  )
}
