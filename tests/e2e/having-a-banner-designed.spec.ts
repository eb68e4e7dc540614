import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { designRequestListSchema } from '../../contract/design-request.ts'
import { jobListSchema } from '../../contract/job.ts'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { makePlainPicture } from '../fixtures/plain-picture.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { BannerPage } from '../pages/banner-page.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { CreditReviewPage, CreditsPage } from '../pages/credits-page.ts'
import { findToast } from '../pages/toast.ts'

/** A member of the print room's staff, with a browser of their own. */
class PrintRoom {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async requestOf(orderNumber: string) {
    const answer = await this.#page.request.get('/api/operator/design-requests?state=open')
    const { requests } = designRequestListSchema.parse(await answer.json())
    const request = requests.find((one) => one.orderNumber === orderNumber)
    if (!request) throw new Error(`There is no request of order ${orderNumber}`)
    return request
  }

  /** Sends the customer a version of the design: a picture in one colour, large enough for print. */
  async propose(requestId: number, note: string, background: string): Promise<void> {
    const picture = { width: 3_900, height: 2_164, channels: 3, background } as const
    const buffer = await sharp({ create: picture }).png().toBuffer()
    const answer = await this.#page.request.post(`/api/operator/design-requests/${requestId}/versions`, {
      headers: { origin: new URL(this.#page.url()).origin },
      multipart: { note, file: { name: 'version.png', mimeType: 'image/png', buffer } },
    })
    expect(answer.status()).toBe(201)
  }

  async jobOf(orderNumber: string) {
    const { jobs } = jobListSchema.parse(await (await this.#page.request.get('/api/operator/jobs')).json())
    return jobs.find((job) => job.order.number === orderNumber)
  }
}

async function openPrintRoom(page: Page, baseURL: string): Promise<PrintRoom> {
  await signInAsOperator(page.request, baseURL)
  await page.goto('/faq')
  return new PrintRoom(page)
}

/** Orders and pays for the banner. Returns the order's page and number. */
async function orderBanner(page: Page) {
  const banner = new BannerPage(page)
  await banner.addToCart.click()
  await expect(findToast(page)).toContainText('Banner added to cart')
  await findToast(page).getByRole('button', { name: 'View cart' }).click()
  const tab = await new CartDrawer(page).checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.fillIn(niagaraBuyer)
  const review = await checkout.review()
  const subtotal = await review.amount(/^Subtotal/).innerText()
  const order = await (await review.place()).pay()
  await expect(order.heading).toBeVisible()
  return { tab, subtotal, number: await order.number() }
}

test('a design paid with the order is changed, approved and printed', async ({
  page,
  openOtherBrowser,
  baseURL,
}) => {
  test.slow()
  const banner = new BannerPage(page)
  await banner.open()
  await banner.choice('Professional design service').check()
  await expect(banner.price).toHaveText('CA$124.99')
  await banner.addToCart.click()
  await expect(banner.requirements).toBeFocused()
  await expect(page.getByText('Please tell our designer what the banner is for')).toBeVisible()
  await banner.requirements.fill('Grapes, our name in script, purple on white')
  const { tab, subtotal, number } = await orderBanner(page)
  expect(subtotal).toBe('CA$124.99')
  await tab.getByRole('link', { name: 'See your design' }).click()
  await expect(tab.getByText("We're designing it.")).toBeVisible()
  await expect(tab.getByText('Grapes, our name in script, purple on white')).toBeVisible()
  const next = tab.getByRole('region', { name: 'What happens next' })
  await expect(next.getByRole('listitem').and(tab.locator('[aria-current=step]'))).toContainText(
    'We design it',
  )
  await expectAccessible(tab)

  const room = await openPrintRoom(await (await openOtherBrowser()).newPage(), baseURL ?? '')
  const request = await room.requestOf(number)
  await room.propose(request.id, 'Purple grapes', '#5a2a7a')
  await tab.reload()
  await expect(tab.getByRole('img', { name: 'Version 1 of your design' })).toBeVisible()
  await tab.getByRole('textbox', { name: 'What should we change?' }).fill('A little lighter')
  await tab.getByLabel('A replacement file').setInputFiles({
    name: 'grapes.png',
    mimeType: 'image/png',
    buffer: await makePlainPicture(300, 200, '#8a4ab0'),
  })
  await tab.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(tab.getByText('You: A little lighter')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'grapes.png' })).toBeVisible()
  await room.propose(request.id, 'Lighter grapes', '#8a4ab0')
  await tab.reload()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Approve version 2' }).click()
  await expect(tab.getByText('You approved this design.')).toBeVisible()
  await expect.poll(async () => (await room.jobOf(number))?.ready, { timeout: 60_000 }).toBe(true)
  expect((await room.jobOf(number))?.remarks[0]).toContain('Version 2')
})

test('credits are bought for a design, spent with the order, and the design is approved', async ({
  page,
  openOtherBrowser,
  baseURL,
}) => {
  test.slow()
  const banner = new BannerPage(page)
  await banner.open()
  await banner.choice('Professional design service').check()
  await expect(page.getByText('Account credits: 0')).toBeVisible()
  await banner.requirements.fill('A canoe and OPEN DAILY')
  await banner.button('Buy Credits').click()
  await expect(banner.creditsDialog).toContainText('CA$75.00')
  await expect(banner.creditsDialog).toContainText('CA$125.00')
  await banner.creditsDialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(banner.creditsDialog).toBeHidden()
  await banner.button('Buy Credits').click()
  await banner.creditsDialog.getByRole('radio', { name: '10 credits' }).check()
  await banner.creditsDialog.getByRole('button', { name: 'Continue' }).click()
  const review = new CreditReviewPage(page)
  await review.email.fill('kim@example.com')
  await review.goOn.click()
  await (await review.pay('CA$141.25')).pay()
  await expect(findToast(page)).toContainText('Credits purchased')
  await expect(findToast(page)).toContainText('Your design credits have been added to your account.')
  await expect(page.getByText('Account credits: 10')).toBeVisible()
  await expect(banner.requirements).toHaveValue('A canoe and OPEN DAILY')

  await page.getByRole('checkbox', { name: /^Pay for the design with/ }).check()
  await expect(banner.price).toHaveText('CA$49.99')
  const { tab, subtotal, number } = await orderBanner(page)
  expect(subtotal).toBe('CA$49.99')
  const credits = new CreditsPage(page)
  await credits.open()
  await expect(credits.balance).toContainText('5 credits')
  await expect(credits.history).toContainText('Professional banner design')

  const room = await openPrintRoom(await (await openOtherBrowser()).newPage(), baseURL ?? '')
  await room.propose((await room.requestOf(number)).id, 'A canoe', '#0f6373')
  await tab.getByRole('link', { name: 'See your design' }).click()
  await tab.getByRole('button', { name: 'Approve version 1' }).click()
  await expect(tab.getByText('You approved this design.')).toBeVisible()
})
