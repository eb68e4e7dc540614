import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import type { Image } from '../../../../contract/image.ts'
import { fitUpload } from '../../../../domain/banner/fit-upload.ts'
import { BANNER_HEIGHT_IN } from '../../../../domain/banner/banner-design.ts'
import { buildOwnImageUrl } from '../../../browser/shop-calls/own-images.ts'
import type { CanvasSheet } from './canvas-sheet.ts'

export type OwnBannerFile = Pick<Image, 'id' | 'originalName' | 'width' | 'height' | 'hasPreview'>

/**
 * The visitor's own file as it will be printed. If its proportions are close to the banner's, it fills the banner. If not, the whole file
 * is shown in the middle of the banner.
 */
export function FittedFile({ sheet, file }: { sheet: CanvasSheet; file: OwnBannerFile }) {
  const { lengthIn, scale, left, top, width, height } = sheet
  const size = { width: file.width ?? lengthIn, height: file.height ?? BANNER_HEIGHT_IN }
  const { box } = fitUpload(lengthIn, size)
  return (
    <>
      <p className="sr-only">
        {bannerDesignerCopy.source.file.preview}: {file.originalName}
      </p>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
        <svg
          x={left}
          y={top}
          width={lengthIn * scale}
          height={BANNER_HEIGHT_IN * scale}
          viewBox={`0 0 ${lengthIn} ${BANNER_HEIGHT_IN}`}
        >
          {file.hasPreview ? (
            <image
              href={buildOwnImageUrl(file.id)}
              x={box.x - box.width / 2}
              y={box.y - box.height / 2}
              width={box.width}
              height={box.height}
              preserveAspectRatio="none"
            />
          ) : (
            <text x={lengthIn / 2} y="10" textAnchor="middle" fontSize={lengthIn / 24} fill="#7b8b91">
              {file.originalName}
            </text>
          )}
        </svg>
      </svg>
    </>
  )
}
