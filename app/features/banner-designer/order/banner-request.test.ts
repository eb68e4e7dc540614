import { describe, expect, it } from 'vitest'
import { bannerQuoteRequestSchema } from '../../../../contract/banner.ts'
import { createEmptyBanner } from '../../../../domain/banner/banner-design.ts'
import { bannerRequest, findMissingPart } from './banner-request.ts'

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
    const request = bannerRequest(createEmptyBanner(), { ...SOURCE, option })
    expect(bannerQuoteRequestSchema.safeParse(request).success).toBe(true)
  })

  it('contains what belongs to the chosen option, and nothing of the others', () => {
    expect(bannerRequest(createEmptyBanner(), SOURCE)).not.toHaveProperty('uploadId')
    expect(bannerRequest(createEmptyBanner(), SOURCE)).not.toHaveProperty('payDesignWithCredits')
    expect(bannerRequest(createEmptyBanner(), { ...SOURCE, option: 'professional' })).toMatchObject({
      requirements: 'Blue, please',
      fileIds: ['logo'],
      payDesignWithCredits: true,
    })
  })

  it('is refused without the file, or the requirements, that an option needs', () => {
    expect(findMissingPart({ ...SOURCE, uploadId: null })).toBeNull()
    expect(findMissingPart({ ...SOURCE, option: 'upload' })).toBeNull()
    expect(findMissingPart({ ...SOURCE, option: 'upload', uploadId: null })).toBe('file')
    expect(findMissingPart({ ...SOURCE, option: 'professional', requirements: ' \n' })).toBe('requirements')
  })
})
