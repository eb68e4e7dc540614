import type { Locator, Page } from '@playwright/test'

export class AccountPage {
  readonly #page: Page
  readonly heading: Locator
  readonly notice: Locator
  /** The QR code of the secret link that was just created. */
  readonly linkCode: Locator

  constructor(page: Page) {
    this.#page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Your account' })
    this.linkCode = page.getByRole('img', { name: 'QR code for the secret link' })
    this.notice = page.getByRole('main').getByRole('status')
  }

  async open(): Promise<void> {
    await this.#page.goto('/account')
  }

  section(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true })
  }

  /** Creates a secret link to the account. Returns the link. */
  async makeLink(): Promise<string> {
    await this.#page.getByRole('button', { name: 'Open on another device' }).click()
    return this.#page.getByLabel('Secret link').inputValue()
  }

  async forgetOtherDevices(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Sign out other devices' }).click()
  }

  /** Opens an account in this browser with its secret link. */
  async join(link: string): Promise<void> {
    await this.#page.goto(link)
    await this.#page
      .getByRole('button', { name: /^Open the account/ })
      .first()
      .click()
  }

  async deleteAll(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Delete my data' }).click()
    await this.#page.getByLabel('To continue, type DELETE').fill('DELETE')
    await this.#page.getByRole('button', { name: 'Delete everything' }).click()
  }
}
