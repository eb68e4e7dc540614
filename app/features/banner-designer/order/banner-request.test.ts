import { describe, expect, it } from 'vitest'
import { bannerQuoteRequestSchema } from '../../../../contract/banner.ts'
import { createEmptyBanner } from '../../../../content/empty-banner.ts'
import { toBannerQuoteRequest, findMissingOrderPart } from './banner-request.ts'

const SOURCE = {
  option: 'self',
  uploadId: 'file',
  requirements: ' Blue, please ',
  fileIds: ['logo'],
  withCredits: true,
  acceptCoarse: false,
} as const

describe('the request to the shop', () => {
  it.each(['self', 'upload', 'professional'] as const)('fits the contract: %s', (option) => {
    const request = toBannerQuoteRequest(createEmptyBanner(), { ...SOURCE, option })
    expect(bannerQuoteRequestSchema.safeParse(request).success).toBe(true)
  })

  it('contains what belongs to the chosen option, and nothing of the others', () => {
    expect(toBannerQuoteRequest(createEmptyBanner(), SOURCE)).not.toHaveProperty('uploadId')
    expect(toBannerQuoteRequest(createEmptyBanner(), SOURCE)).not.toHaveProperty('payDesignWithCredits')
    expect(toBannerQuoteRequest(createEmptyBanner(), { ...SOURCE, option: 'professional' })).toMatchObject({
      requirements: 'Blue, please',
      fileIds: ['logo'],
      payDesignWithCredits: true,
    })
  })

  it('is refused without the file, or the requirements, that an option needs', () => {
    expect(findMissingOrderPart({ ...SOURCE, uploadId: null })).toBeNull()
    expect(findMissingOrderPart({ ...SOURCE, option: 'upload' })).toBeNull()
    expect(findMissingOrderPart({ ...SOURCE, option: 'upload', uploadId: null })).toBe('file')
    expect(findMissingOrderPart({ ...SOURCE, option: 'professional', requirements: ' \n' })).toBe(
      'requirements',
    )
  })
})
