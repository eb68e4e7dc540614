import type { BannerQuoteRequest } from '../../../../contract/banner.ts'
import type { BannerDesign } from '../../../../domain/banner/banner-design.ts'
import type { Source } from '../source/use-source.ts'

export type MissingPart = 'file' | 'requirements'

/** Returns the missing part of an order, by its design option; null if the order is complete. */
export function findMissingPart({ option, uploadId, requirements }: Source): MissingPart | null {
  if (option === 'upload' && uploadId === null) return 'file'
  return option === 'professional' && requirements.trim() === '' ? 'requirements' : null
}

/** Builds the request that prices the banner and creates its line. */
export function bannerRequest(design: BannerDesign, source: Source): BannerQuoteRequest {
  const { option, uploadId, requirements, fileIds, withCredits, acceptCoarse } = source
  return {
    option,
    design,
    acceptCoarse,
    ...(option === 'upload' && uploadId !== null && { uploadId }),
    ...(option === 'professional' && {
      requirements: requirements.trim(),
      fileIds: [...fileIds],
      payDesignWithCredits: withCredits,
    }),
  }
}
