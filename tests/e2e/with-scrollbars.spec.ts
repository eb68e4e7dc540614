import config from '../../playwright.config.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { ProductPage } from '../pages/product-page.ts'

// By default, Playwright hides scrollbars, as phones do. On many desktops, scrollbars take up space.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

test('the open cart reaches the edge of the window, and the page behind it stays at its width', async ({
  page,
}) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const main = page.locator('#main')
  const { windowWidth, pageWidth } = await page.evaluate(() => ({
    windowWidth: window.innerWidth,
    pageWidth: document.documentElement.clientWidth,
  }))
  expect(windowWidth - pageWidth).toBeGreaterThan(0)
  const before = await main.boundingBox()
  const { dialog, lines } = await product.addToCart()
  await expect(lines).toHaveCount(1)
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox()
      return box && box.x + box.width
    })
    .toBe(windowWidth)
  expect(await main.boundingBox()).toMatchObject({ x: before?.x, width: before?.width })
})
