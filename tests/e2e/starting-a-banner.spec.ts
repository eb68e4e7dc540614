import { expect, test } from '../fixtures/shop-test.ts'
import { BannerPage } from '../pages/banner-page.ts'

test('a design beside the canvas is put on it, and undone', async ({ page }) => {
  const banner = new BannerPage(page)
  await banner.open()
  const start = page.getByRole('region', { name: 'Start with a design' })
  await expect(start.getByRole('button')).toHaveCount(6)
  const farmStand = start.getByRole('button', { name: 'Farm Stand' })
  await farmStand.click()
  await expect(farmStand).toHaveAttribute('aria-pressed', 'true')
  await expect(banner.listed('Text: PEACHES & CORN')).toBeVisible()
  await expect(banner.order).toContainText('48 × 19.75 in, mesh')
  await banner.button('Undo').click()
  await expect(banner.listed('Text: YOUR TEXT HERE')).toBeVisible()
  await expect(farmStand).toHaveAttribute('aria-pressed', 'false')
})
