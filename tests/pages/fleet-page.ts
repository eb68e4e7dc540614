import type { Locator, Page } from '@playwright/test'

/** The page for fleet lettering, with its form and its proof. */
export class FleetPage {
  readonly list: Locator
  readonly second: Locator
  readonly file: Locator
  readonly draw: Locator
  /** The drawing of the first vehicles, beside the form. */
  readonly drawing: Locator
  readonly refused: Locator
  readonly noRoom: Locator
  readonly vehicles: Locator
  readonly addToCart: Locator
  readonly savePdf: Locator
  readonly #form: Locator

  constructor(page: Page) {
    this.#form = page.getByRole('form', { name: 'Unit numbers for the whole fleet' })
    this.list = this.#form.getByLabel('Your list')
    this.second = this.#form.getByLabel('Second line on every vehicle')
    this.file = this.#form.getByLabel('Or a file (CSV)')
    this.draw = this.#form.getByRole('button', { name: /^(?:Create|Update) the proof$/ })
    this.drawing = this.#form.getByRole('figure')
    const proof = page.getByRole('region', { name: 'The proof' })
    this.refused = proof.getByRole('region', { name: /^Left out/ }).getByRole('listitem')
    this.noRoom = proof.getByText(/^A cart holds 250 lines/)
    this.vehicles = proof.getByRole('table', { name: 'Size and price by vehicle' }).getByRole('rowheader')
    this.addToCart = proof.getByRole('button', { name: /^Add to cart/ })
    this.savePdf = proof.getByRole('button', { name: 'Save the proof as PDF' })
  }

  choice(label: string): Locator {
    return this.#form.getByRole('combobox', { name: label })
  }
}
