import type { Locator, Page } from '@playwright/test'
import { visit } from './visit.ts'

/** The form for numbered labels. The page with its result contains the form, too. */
export class LabelSheetForm {
  readonly #page: Page
  readonly form: Locator
  readonly result: Locator
  /** The list of rows for which no label can be printed. */
  readonly refused: Locator
  readonly previews: Locator

  constructor(page: Page) {
    this.#page = page
    this.form = page.getByRole('form', { name: 'Numbered labels from your list' })
    this.result = this.form.getByRole('region', { name: 'Your labels' })
    this.refused = this.result.getByRole('row')
    this.previews = this.result.getByRole('img', { name: /as it will print/ })
  }

  open(): Promise<void> {
    return visit(this.#page, '/collection/barcode-compliance-labels')
  }

  field(label: string): Locator {
    const named = { name: label, exact: true }
    return this.form.getByRole('textbox', named).or(this.form.getByRole('combobox', named))
  }

  get list(): Locator {
    return this.form.getByRole('textbox', { name: /Paste the list/ })
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name })
  }
}
