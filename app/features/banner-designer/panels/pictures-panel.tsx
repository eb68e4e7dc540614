import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import type { Image } from '../../../../contract/image.ts'
import { BANNER_DPI } from '../../../../domain/banner/banner-findings.ts'
import type { BannerPicture } from '../../../../domain/banner/banner-design.ts'
import { isBannerFull } from '../../../../domain/banner/edit-items.ts'
import { UploadedFileField } from '../source/uploaded-file-field.tsx'
import { buildOwnImageUrl } from '../../../browser/shop-calls/own-images.ts'
import { placePicture } from './place-picture.ts'
import type { BannerState } from '../use-banner.ts'
import type { OwnImages } from '../source/use-own-images.ts'
import { useBannerUpload } from '../source/use-upload.ts'

const words = bannerDesignerCopy.pictures
const ACCEPTED_TYPES = 'image/*'

/** Adds logos and photographs: from a new upload or from the visitor's gallery. */
export function PicturesPanel({ banner, images }: { banner: BannerState; images: OwnImages }) {
  const place = (image: Image) => placePicture(banner, image)
  const sending = useBannerUpload('gallery', (image) => {
    images.keep(image)
    place(image)
  })
  const chosen = banner.design.items.find(({ id }) => id === banner.chosenId)
  const shown = (images.list ?? []).filter(({ hasPreview }) => hasPreview).slice(0, 12)
  if (isBannerFull(banner.design)) return <p>{words.full}</p>
  return (
    <div className="grid gap-5">
      <UploadedFileField label={words.add} hint={words.hint} accept={ACCEPTED_TYPES} sending={sending} />
      {chosen?.kind === 'picture' && <Resolution picture={chosen} image={images.find(chosen.imageId)} />}
      {shown.length > 0 && (
        <section aria-label={words.mine}>
          <h3 className="mb-2 text-sm font-semibold">{words.mine}</h3>
          <ul className="grid grid-cols-4 gap-2 sm:grid-cols-8 lg:grid-cols-4">
            {shown.map((image) => (
              <li key={image.id}>
                <button
                  type="button"
                  onClick={() => place(image)}
                  aria-label={image.originalName}
                  className="block aspect-square w-full rounded-sm border border-line bg-mist p-1 hover:border-river"
                >
                  <img
                    src={buildOwnImageUrl(image.id)}
                    alt=""
                    width="120"
                    height="120"
                    loading="lazy"
                    className="size-full object-contain"
                  />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Resolution({ picture, image }: { picture: BannerPicture; image: Image | null }) {
  if (!image) return null
  const dpi = Math.round((image.width ?? 0) / picture.width)
  const verdict = dpi >= BANNER_DPI.fine ? 'fine' : dpi >= BANNER_DPI.least ? 'warn' : 'stop'
  const isSharp = image.isDrawing || verdict === 'fine'
  const edge = isSharp ? 'border-gorge' : verdict === 'warn' ? 'border-hi-vis' : 'border-maple'
  return (
    <output className={`block border-l-4 bg-mist px-3 py-2 text-sm font-semibold ${edge}`}>
      {image.isDrawing ? words.drawing : words.dpi[verdict](dpi)}
    </output>
  )
}
