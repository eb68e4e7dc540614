import { expect, type Locator, type Page } from '@playwright/test'

export class CartDrawer {
  readonly #page: Page
  readonly dialog: Locator
  readonly lines: Locator
  readonly subtotal: Locator
  readonly closeButton: Locator
  readonly emptyNote: Locator
  readonly startShopping: Locator
  readonly continueShopping: Locator

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: /Your Cart/ })
    this.lines = this.dialog.getByRole('listitem')
    this.subtotal = this.dialog.getByText(/^Subtotal/)
    this.closeButton = this.dialog.getByRole('button', { name: 'Close cart' })
    this.emptyNote = this.dialog.getByText('Your cart is empty.')
    this.startShopping = this.dialog.getByRole('button', { name: 'Start Shopping' })
    this.continueShopping = this.dialog.getByRole('button', { name: 'Continue Shopping' })
  }

  /** Returns the URL of the picture of the cart's only line, after the picture has loaded. */
  async pictureOfLine(): Promise<string> {
    const picture = this.lines.locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    return picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  }

  async open(): Promise<void> {
    await this.#page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  }

  line(title: string): CartDrawerLine {
    return new CartDrawerLine(this.lines.filter({ hasText: title }))
  }

  /** Opens the checkout in a new tab. */
  async checkOut(): Promise<Page> {
    const opening = this.#page.waitForEvent('popup')
    await this.dialog.getByRole('button', { name: 'Proceed to Checkout' }).click()
    return opening
  }
}

class CartDrawerLine {
  readonly row: Locator
  readonly quantity: Locator
  readonly plus: Locator
  readonly minus: Locator
  readonly removeButton: Locator

  constructor(row: Locator) {
    this.row = row
    this.quantity = row.getByRole('spinbutton')
    this.plus = row.getByRole('button', { name: /^Increase/ })
    this.minus = row.getByRole('button', { name: /^Decrease/ })
    this.removeButton = row.getByRole('button', { name: /^Remove/ })
  }
}
