import { expect, test } from '../fixtures/shop-test.ts'
import { CreditsPage } from '../pages/credits-page.ts'
import { DesignPage } from '../pages/design-page.ts'
import { revisit } from '../pages/visit.ts'

// Expected errors in the browser's console: the responses to refused requests.
test.use({ expectedComplaint: /status of 503/ })

const MODEL_CALL = '**/api/artwork/generate'

test('a picture is bought with credits, continues like an upload, and costs nothing if none arrives', async ({
  page,
}) => {
  const design = new DesignPage(page)
  await design.open()
  await design.prompt.fill('A red maple leaf')
  await expect(design.modelButton).toHaveText('Draw it with AI (1 credit)')
  await expect(design.modelButton).toBeDisabled()
  await expect(design.panel.getByText('You have 0 credits. A picture takes 1 credit.')).toBeVisible()
  await design.panel.getByRole('link', { name: 'Buy Credits' }).click()
  await (await new CreditsPage(page).complete()).pay()
  await expect(page.getByText('New balance: 25 credits')).toBeVisible()

  await design.open()
  await expect(design.prompt).toHaveValue('A red maple leaf')
  await expect(design.panel.getByText('You have 25 credits.')).toBeVisible()
  await page.route(MODEL_CALL, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { code: 'image-model-failed', detail: 'The image model returned no picture.' },
    }),
  )
  await design.modelButton.click()
  await expect(design.panel.getByRole('alert')).toContainText('Your credits are back')
  await page.unroute(MODEL_CALL)

  // This request never gets a response, so the page offers the button "Stop waiting".
  await page.route(MODEL_CALL, () => {})
  await design.modelButton.click()
  await expect(design.panel.getByRole('status').filter({ hasText: 'up to a minute' })).toBeVisible()
  await design.button('Stop waiting').click()
  await expect(design.panel.getByRole('alert')).toContainText('You stopped waiting')
  await page.unroute(MODEL_CALL)

  // After a reload, the shop recognizes the same purchase by its idempotency key.
  await revisit(page)
  await expect(design.modelButton).toHaveText('Show the picture I asked for')
  await design.modelButton.click()
  await expect(design.uploadTab).toHaveAttribute('aria-selected', 'true')
  await expect(design.panel.getByRole('heading', { name: 'Your artwork, ready to cut' })).toBeFocused()
  await expect(design.proof).toBeVisible()
  await design.generateTab.click()
  await expect(design.panel.getByText('You have 24 credits.')).toBeVisible()
  await design.generate('Owl', 'Bold')
  await expect(design.ready).toBeVisible()
})
