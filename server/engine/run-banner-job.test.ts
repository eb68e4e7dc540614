import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readBannerImage } from './run-banner-job.ts'

const picture = () => sharp({ create: { width: 60, height: 40, channels: 4, background: '#b3362b80' } })

it.each([
  ['PNG', () => picture().png().toBuffer()],
  ['WebP', () => picture().webp().toBuffer()],
])('reading a %s whose pixels are damaged behind a sound head refuses it as damaged', async (_, make) => {
  const bytes = new Uint8Array(await make())
  expect(await readBannerImage(bytes)).toMatchObject({ ok: true, width: 60, height: 40 })
  expect(await readBannerImage(bytes.slice(0, bytes.length * 0.6))).toMatchObject({
    ok: false,
    reason: 'damaged',
  })
})
