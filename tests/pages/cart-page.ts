import type { Locator, Page } from '@playwright/test'

/** The page /cart. In browsers without scripts, it takes the place of the cart drawer. */
export class CartPage {
  readonly #page: Page
  readonly heading: Locator
  readonly lines: Locator
  readonly summary: Locator

  constructor(page: Page) {
    this.#page = page
    const main = page.getByRole('main')
    this.heading = main.getByRole('heading', { level: 1 })
    this.lines = main.getByRole('list', { name: 'Items' }).getByRole('listitem')
    this.summary = main.getByRole('region', { name: 'Summary' })
  }

  async changeQuantity(title: string, quantity: number): Promise<void> {
    const line = this.lines.filter({ hasText: title })
    await line.getByRole('spinbutton').fill(String(quantity))
    await line.getByRole('button', { name: 'Update' }).click()
  }

  async remove(title: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Remove ${title}` }).click()
  }

  async checkOut(): Promise<void> {
    await this.summary.getByRole('link', { name: 'Proceed to Checkout' }).click()
  }
}
