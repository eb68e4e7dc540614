import type { Locator, Page } from '@playwright/test'
import { visit } from './visit.ts'

export class CutFilesPage {
  readonly #page: Page
  readonly sample: Locator
  readonly shelf: Locator

  constructor(page: Page) {
    this.#page = page
    this.sample = page.getByRole('region', { name: 'Free sample' })
    this.shelf = page.getByRole('tabpanel')
  }

  async open(): Promise<void> {
    await visit(this.#page, '/cut-files')
  }

  tab(name: string): Locator {
    return this.#page.getByRole('tab', { name })
  }

  /** Requests the free sample. With `newsletter`, the box to subscribe is ticked, too. */
  async askForSample(email: string, { newsletter }: { newsletter: boolean }): Promise<void> {
    await this.sample.getByLabel('Your name').fill('Robin')
    await this.sample.getByLabel('E-mail address').fill(email)
    const box = this.sample.getByRole('checkbox')
    if (newsletter) await box.check()
    await this.sample.getByRole('button', { name: 'Send me the sample' }).click()
  }
}
