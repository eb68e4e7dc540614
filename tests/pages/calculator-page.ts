import type { Locator, Page } from '@playwright/test'
import { visit } from './visit.ts'

export class CalculatorPage {
  readonly #page: Page
  readonly form: Locator
  /** The text with the total price and the price per item. */
  readonly price: Locator
  /** The picture of the item, which changes with the choices. */
  readonly picture: Locator
  readonly addToCart: Locator
  readonly getQuote: Locator
  readonly update: Locator

  constructor(page: Page, title: string) {
    this.#page = page
    this.form = page.getByRole('form', { name: title })
    this.price = this.form.getByRole('status')
    this.picture = this.form.getByRole('figure')
    this.addToCart = this.form.getByRole('button', { name: 'Add to Cart' })
    this.getQuote = this.form.getByRole('button', { name: 'Get a quote' })
    this.update = this.form.getByRole('button', { name: 'Show the price' })
  }

  open(path: string): Promise<void> {
    return visit(this.#page, path)
  }

  list(label: string): Locator {
    return this.form.getByRole('combobox', { name: label })
  }

  choice(name: string): Locator {
    return this.form.getByRole('radio', { name })
  }

  words(label: string): Locator {
    return this.form.getByRole('textbox', { name: label })
  }
}
