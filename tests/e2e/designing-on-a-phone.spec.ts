import { expect, test } from '../fixtures/shop-test.ts'
import { DesignPage } from '../pages/design-page.ts'
import { findToast } from '../pages/toast.ts'

test.use({ viewport: { width: 390, height: 844 } })

test("a toast covers no concept's name, neither when it appears nor when a concept is viewed", async ({
  page,
}) => {
  const design = new DesignPage(page)
  await design.open()
  await design.generate('Maple leaf "TRUE NORTH"', 'Bold')
  await expect(design.ready).toBeFocused()
  await expect(findToast(page)).toContainText('Achievement Unlocked!')
  await findToast(page).hover()
  expect(await design.isCovered(design.ready, findToast(page))).toBe(false)
  // Scrolls to the name of the first design, as a reader would.
  await design.conceptName(0).evaluate((name) => name.scrollIntoView({ block: 'end', behavior: 'instant' }))
  expect(await design.isCovered(design.conceptName(0), findToast(page))).toBe(false)
})

test('a shopper browses all pictures and chooses another one, with the keyboard too', async ({ page }) => {
  const design = new DesignPage(page)
  await design.open()
  await design.generate('Maple leaf "TRUE NORTH"', 'Bold')
  await expect(design.ready).toBeVisible()
  const pictures = design.panel.getByRole('group', { name: 'Picture' })
  await expect(pictures.getByRole('button', { pressed: true })).toHaveCount(1)
  await pictures.scrollIntoViewIfNeeded()
  await expect.poll(() => design.drawnPictures(pictures)).toBeGreaterThan(1)

  await pictures.getByRole('button', { name: 'All pictures' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  const box = await library.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, height: 844 })
  // The library is as wide as the screen, except for the scroll bar.
  expect(box?.width).toBeGreaterThan(370)
  await page.keyboard.press('Escape')
  await expect(library).toBeHidden()
  await pictures.getByRole('button', { name: 'All pictures' }).click()
  const search = library.getByRole('searchbox', { name: 'Search all pictures' })
  await search.fill('canoe')
  await expect(library.getByRole('button', { name: /canoe/i }).first()).toBeVisible()
  await search.press('ArrowDown')
  const tiles = library.getByRole('listitem').getByRole('button')
  await expect(tiles.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(tiles.last()).toBeFocused()
  await page.keyboard.press('Home')
  const name = await tiles.first().innerText()
  await page.keyboard.press('Enter')
  await expect(library).toBeHidden()
  await expect(pictures.getByRole('button', { name: 'All pictures' })).toBeFocused()
  await expect(pictures.getByRole('button', { pressed: true })).toContainText(name, { ignoreCase: true })
  await expect(design.button('Version 2')).toHaveAttribute('aria-pressed', 'true')
})
