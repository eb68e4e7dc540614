import { describe, expect, it } from 'vitest'
import { rateResolution } from './resolution.ts'

describe('the resolution of artwork at a size', () => {
  const artwork = { dpi: 300, widthMm: 100 }
  it.each([
    [100, 300, 'fine'],
    [101, 297, 'warn'],
    [200, 150, 'warn'],
    [201, 149, 'stop'],
  ])('at %d mm is %d dpi: %s', (width, dpi, verdict) => {
    expect(rateResolution(artwork, width)).toMatchObject({ dpi, verdict })
  })

  it('does not apply to vector artwork', () => {
    expect(rateResolution({ dpi: null, widthMm: 100 }, 1200)).toBeNull()
  })
})
