import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { TestBuyer } from '../fixtures/buyer.ts'

export class CheckoutPage {
  readonly #page: Page
  readonly email: Locator
  readonly note: Locator
  readonly discountCode: Locator
  readonly heading: Locator
  readonly summary: Locator
  readonly alert: Locator
  readonly totals: Locator
  readonly postalCode: Locator
  readonly updateButton: Locator

  constructor(page: Page) {
    this.#page = page
    this.postalCode = page.getByLabel(/^(Postal code|ZIP code|Postal or ZIP code)/)
    this.updateButton = page.getByRole('button', { name: 'Update totals' })
    this.heading = page.getByRole('heading', { level: 1, name: 'Checkout' })
    this.email = page.getByRole('textbox', { name: 'E-mail' })
    this.note = page.getByLabel('Order note')
    this.discountCode = page.getByRole('textbox', { name: /^Discount code/ })
    this.summary = page.getByRole('region', { name: 'Order summary' })
    this.alert = page.getByRole('main').getByRole('alert')
    this.totals = page.getByRole('group', { name: 'Totals' })
  }

  async useCode(code: string): Promise<void> {
    await this.discountCode.fill(code)
    await this.#page.getByRole('button', { name: 'Apply discount code' }).click()
  }

  /** Fills in the form of the checkout. For a returning shopper, the checkout starts with the review, so the form is opened first. */
  async fillIn(buyer: TestBuyer): Promise<void> {
    const page = this.#page
    const edit = page.getByRole('link', { name: 'Edit details' })
    await this.email.or(edit).waitFor()
    if (await edit.isVisible()) await edit.click()
    await this.email.fill(buyer.email)
    await page.getByLabel('Country').selectOption({ label: buyer.country ?? 'Canada' })
    await page.getByLabel('First name').fill(buyer.firstName)
    await page.getByLabel('Last name').fill(buyer.lastName)
    await page.getByLabel('Street address').fill(buyer.street)
    await page.getByLabel('City').fill(buyer.city)
    await this.postalCode.fill(buyer.postalCode)
    await page.getByLabel(/^(Province|State)/).selectOption({ label: buyer.province })
  }

  async review(): Promise<ReviewPage> {
    await this.#page.getByRole('button', { name: 'Review order' }).click()
    return new ReviewPage(this.#page)
  }
}

export class ReviewPage {
  readonly #page: Page
  readonly heading: Locator
  readonly alert: Locator
  readonly items: Locator
  readonly facts: Locator

  constructor(page: Page) {
    this.#page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Review your order' })
    this.alert = page.getByRole('main').getByRole('alert')
    this.items = page.getByRole('region', { name: 'Items' })
    this.facts = page.getByRole('region', { name: 'Delivery and contact' })
  }

  /** Finds the amount beside a label such as Subtotal or HST 13 %. */
  amount(label: RegExp): Locator {
    return amountOf(this.#page, label)
  }

  async place(): Promise<DemoPaymentPage> {
    await this.#page.getByRole('button', { name: 'Place order and pay' }).click()
    return new DemoPaymentPage(this.#page)
  }
}

class DemoPaymentPage {
  readonly #page: Page
  readonly notice: Locator

  constructor(page: Page) {
    this.#page = page
    this.notice = page.getByText("Demo payment: you won't be charged real money.")
  }

  async pay(): Promise<OrderPage> {
    await this.#page.getByRole('button', { name: /^Pay/ }).click()
    return new OrderPage(this.#page)
  }

  async decline(): Promise<ReviewPage> {
    await this.#page.getByRole('button', { name: 'Decline' }).click()
    return new ReviewPage(this.#page)
  }
}

class OrderPage {
  readonly #page: Page
  readonly heading: Locator
  readonly items: Locator
  readonly facts: Locator

  constructor(page: Page) {
    this.#page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Thank you for your order' })
    this.items = page.getByRole('region', { name: 'Items' })
    this.facts = page.getByRole('region', { name: 'Delivery and contact' })
  }

  amount(label: RegExp): Locator {
    return amountOf(this.#page, label)
  }

  /** Downloads a production file from the buyer's page. */
  async file(name: string): Promise<Buffer> {
    const downloading = this.#page.waitForEvent('download')
    await this.items.getByRole('link', { name, exact: true }).click()
    return readFile(await (await downloading).path())
  }

  async number(): Promise<string> {
    const text = await this.#page.getByText(/^Order \S+ of/).innerText()
    return /^Order (\S+) of/.exec(text)?.[1] ?? ''
  }
}

function amountOf(page: Page, label: RegExp): Locator {
  const term = page.getByRole('region', { name: 'Total' }).getByRole('term').filter({ hasText: label })
  return term.locator('xpath=following-sibling::dd[1]')
}
