import type { Locator, Page } from '@playwright/test'
import { CartDrawer } from './cart-drawer.ts'
import { PictureZoom } from './picture-zoom.ts'
import { visit } from './visit.ts'

export class ProductPage {
  readonly #page: Page
  readonly title: Locator
  readonly price: Locator
  readonly quantity: Locator
  readonly addToCartButton: Locator
  readonly soldOutButton: Locator

  constructor(page: Page) {
    this.#page = page
    const main = page.getByRole('main')
    this.title = main.getByRole('heading', { level: 1 })
    this.price = main.getByText(/^(Sale price )?CA\$/).first()
    this.quantity = main.getByRole('spinbutton', { name: 'Quantity' })
    // The "Add to Cart" button in the product's form. On a phone, the bar at the bottom has another such button.
    this.addToCartButton = main.locator('form#buy').getByRole('button', { name: 'Add to Cart' })
    this.soldOutButton = main.getByRole('button', { name: 'Sold Out', exact: true }).first()
  }

  async open(handle: string): Promise<void> {
    await visit(this.#page, `/product/${handle}`)
  }

  /** Finds a value of an option, such as '10 in'. It is a link that selects a variant. */
  choice(value: string): Locator {
    return this.#page.getByRole('group').getByRole('link', { name: value })
  }

  /** Finds the content of a section by the section's title, such as 'Delivery'. */
  section(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true })
  }

  /** Opens the dialog that enlarges the first picture. */
  async enlarge(): Promise<PictureZoom> {
    await this.#page.getByRole('link', { name: /Enlarge picture 1/ }).click()
    return new PictureZoom(this.#page)
  }

  async addToCart(): Promise<CartDrawer> {
    await this.addToCartButton.click()
    return new CartDrawer(this.#page)
  }
}
