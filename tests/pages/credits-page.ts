import type { Locator, Page } from '@playwright/test'
import { visit } from './visit.ts'

export class CreditsPage {
  readonly #page: Page
  readonly heading: Locator
  readonly summary: Locator
  readonly email: Locator
  readonly place: Locator
  readonly alert: Locator
  readonly history: Locator
  readonly balance: Locator

  constructor(page: Page) {
    this.#page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Design Credits' })
    this.summary = page.getByRole('region', { name: 'Order Summary' })
    this.email = page.getByRole('textbox', { name: 'E-mail' })
    this.place = page.getByRole('combobox', { name: 'Province or state' })
    this.alert = page.getByRole('main').getByRole('alert')
    this.history = page.getByRole('region', { name: 'Credit history' })
    this.balance = page.getByText('Your balance', { exact: true }).locator('..')
  }

  async open(): Promise<void> {
    await visit(this.#page, '/credits')
  }

  package(name: string): Locator {
    return this.#page.getByRole('radio', { name })
  }

  get completeButton(): Locator {
    return this.summary.getByRole('button', { name: /^(Complete Purchase|Processing)/ })
  }

  /** Finds a message by its heading. It is shown instead of the packages. */
  news(title: string): Locator {
    return this.#page.getByRole('heading', { level: 2, name: title })
  }

  link(name: string): Locator {
    return this.#page.getByRole('main').getByRole('link', { name })
  }

  button(name: string): Locator {
    return this.#page.getByRole('main').getByRole('button', { name })
  }

  /** Continues to the payment provider's page. */
  async complete(): Promise<CreditPayment> {
    await this.email.fill('kim@example.com')
    await this.completeButton.click()
    return new CreditPayment(this.#page)
  }
}

/**
 * The page on which a purchase of credits is reviewed before paying. It is shown for packages from the banner page, and in browsers without
 * scripts.
 */
export class CreditReviewPage {
  readonly #page: Page
  readonly summary: Locator
  readonly email: Locator
  readonly place: Locator
  readonly goOn: Locator

  constructor(page: Page) {
    this.#page = page
    this.summary = page.getByRole('region', { name: 'Your purchase' })
    this.email = page.getByRole('textbox', { name: 'E-mail' })
    this.place = page.getByRole('combobox', { name: 'Province or state' })
    this.goOn = page.getByRole('button', { name: 'Continue' })
  }

  /** Continues to the payment provider's page. */
  async pay(total: string): Promise<CreditPayment> {
    await this.summary.getByRole('button', { name: `Pay ${total}` }).click()
    return new CreditPayment(this.#page)
  }
}

class CreditPayment {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  heading(text: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: text })
  }

  async pay(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Pay / }).click()
  }

  async decline(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Decline' }).click()
  }

  async goBack(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Go back without paying' }).click()
  }
}
