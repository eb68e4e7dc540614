import type { BannerQuoteRequest } from '../../../../contract/banner.ts'
import type { BannerDesign } from '../../../../domain/banner/banner-design.ts'
import type { ChosenDesignSource } from '../source/use-design-source.ts'

export type MissingOrderPart = 'file' | 'requirements'

/** Returns what the visitor still has to provide for the chosen design option; null if the order is complete. */
export function findMissingOrderPart({
  option,
  uploadId,
  requirements,
}: ChosenDesignSource): MissingOrderPart | null {
  if (option === 'upload' && uploadId === null) return 'file'
  return option === 'professional' && requirements.trim() === '' ? 'requirements' : null
}

/** Builds the request that prices the banner and creates its cart line. */
export function toBannerQuoteRequest(design: BannerDesign, source: ChosenDesignSource): BannerQuoteRequest {
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
