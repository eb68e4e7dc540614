import { expect, test } from '../fixtures/shop-test.ts'
import { DesignExplorer } from '../pages/design-explorer.ts'
import { DesignPage } from '../pages/design-page.ts'
import { findToast } from '../pages/toast.ts'
import { revisit } from '../pages/visit.ts'

test('a simulated design earns points and the first sticker, and both are there on the next visit', async ({
  page,
}) => {
  const explorer = new DesignExplorer(page)
  await explorer.open()
  await expect(explorer.level).toHaveAccessibleName('Level 1: 0 of 100 points')
  await expect(explorer.challenges).toHaveCount(3)

  await explorer.simulateButton.click()
  await expect(findToast(page)).toContainText('Design Created!')
  await expect(findToast(page)).toContainText(/You earned [123]\d design points\./)
  await expect(findToast(page)).toContainText('Achievement Unlocked!')
  await expect(findToast(page)).toContainText('First Design: Create your first design')
  const { points, level, unlocked } = await explorer.stored()
  expect(points).toBeGreaterThanOrEqual(10)
  expect(points).toBeLessThanOrEqual(30)
  expect({ level, unlocked }).toEqual({ level: 1, unlocked: ['first-design'] })

  await revisit(page)
  await expect(explorer.level).toHaveAccessibleName(`Level 1: ${points} of 100 points`)
  await expect(explorer.recent).toHaveText(/First Design/)
  await expect(explorer.challenge('Design Explorer')).toContainText('1 of 5 prompts')
  await expect(explorer.challenge('Design Master')).toContainText('1 of 10 designs')
})

test('reaching the threshold is a level up, and is reported to analytics', async ({ page }) => {
  const explorer = new DesignExplorer(page)
  await explorer.open()
  await explorer.store({ designPoints: '95', designLevel: '1' })
  await revisit(page)
  await expect(explorer.level).toHaveAccessibleName('Level 1: 95 of 100 points')
  await explorer.simulateButton.click()
  await expect(findToast(page)).toContainText('Level Up!')
  await expect(findToast(page)).toContainText("You've reached level 2! Keep creating amazing designs.")
  await expect(explorer.level).toHaveAccessibleName(/^Level 2: 1[012]\d of 150 points$/)

  const events = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event !== 'page_view'))
  const event_id = expect.any(String)
  expect(events).toEqual([
    { event: 'design_created', style: null, points: expect.any(Number), event_id },
    { event: 'achievement_unlocked', achievement_id: 'first-design', event_id },
    { event: 'level_up', level: 2, event_id },
  ])
})

test('a real design earns points and counts for its style, and an upload earns fewer points', async ({
  page,
}) => {
  const explorer = new DesignExplorer(page)
  const design = new DesignPage(page)
  await design.open()
  await design.prompt.fill('Owl')
  await design.generateButton.click()
  await expect(explorer.recent).toHaveText(/First Design/)
  await explorer.simulateButton.click()
  // The panel shows only three locked achievements. If one of them is unlocked, style-master appears in its place.
  await explorer.store({ designAchievements: await withUnlocked(explorer, 'design-explorer') })
  await revisit(page)
  await expect(explorer.challenge('Style Master')).toContainText('1 of 3 styles')

  const before = await explorer.stored()
  await page.evaluate(() => {
    const detail = { fileType: 'image/png', fileSize: 1_000, points: 15 }
    window.dispatchEvent(new CustomEvent('design:uploaded', { detail }))
  })
  await expect.poll(async () => (await explorer.stored()).points).toBe(before.points + 15)
})

test('a second tab sees points that the first one earned', async ({ page, context }) => {
  const explorer = new DesignExplorer(page)
  await explorer.open()
  const second = new DesignExplorer(await context.newPage())
  await second.open()
  await explorer.simulateButton.click()
  await expect(second.recent).toHaveText(/First Design/)
  await second.simulateButton.click()
  await expect(explorer.challenge('Design Explorer')).toContainText('2 of 5 prompts')
  const { points } = await explorer.stored()
  await expect(explorer.level).toHaveAccessibleName(`Level 1: ${points} of 100 points`)
})

test('invalid stored data counts as a fresh start', async ({ page }) => {
  const explorer = new DesignExplorer(page)
  await explorer.open()
  await explorer.store({ designPoints: 'NaN', designLevel: '{}', designAchievements: '[{"id":' })
  await revisit(page)
  await expect(explorer.level).toHaveAccessibleName('Level 1: 0 of 100 points')
  await explorer.simulateButton.click()
  await expect(explorer.recent).toHaveText(/First Design/)
})

/** Returns the stored achievements, with this one unlocked. */
async function withUnlocked(explorer: DesignExplorer, id: string): Promise<string> {
  const all = await explorer.section.evaluate(() => localStorage.getItem('designAchievements'))
  const entries: { id: string }[] = JSON.parse(all ?? '[]')
  return JSON.stringify(entries.map((each) => (each.id === id ? { ...each, unlocked: true } : each)))
}
