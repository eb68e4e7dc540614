import type { Locator, Page } from '@playwright/test'
import { CartDrawer } from './cart-drawer.ts'
import { visit } from './visit.ts'

export class ProductPage {
  readonly #page: Page
  readonly title: Locator
  readonly quantity: Locator
  readonly addToCartButton: Locator
  readonly soldOutButton: Locator

  constructor(page: Page) {
    this.#page = page
    const main = page.getByRole('main')
    this.title = main.getByRole('heading', { level: 1 })
    this.quantity = main.getByRole('spinbutton', { name: 'Quantity' })
    this.addToCartButton = main.getByRole('button', { name: 'Add to Cart' })
    this.soldOutButton = main.getByRole('button', { name: 'Sold Out', exact: true }).first()
  }

  /** Opens the product of a handle. */
  async open(handle: string): Promise<void> {
    await visit(this.#page, `/product/${handle}`)
  }

  /** The button of one value of an option, such as '10 in' of Size. */
  choice(value: string): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: value })
  }

  async addToCart(): Promise<CartDrawer> {
    await this.addToCartButton.click()
    return new CartDrawer(this.#page)
  }
}
