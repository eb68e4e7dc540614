import type { Locator, Page } from '@playwright/test'

export class SearchBox {
  readonly field: Locator
  readonly suggestions: Locator
  readonly opener: Locator
  readonly close: Locator

  constructor(page: Page) {
    const banner = page.getByRole('banner')
    this.field = banner.getByLabel('Search the shop')
    this.suggestions = banner.getByRole('listbox', { name: 'Suggestions' })
    this.opener = banner.getByRole('link', { name: 'Search', exact: true })
    this.close = banner.getByRole('button', { name: 'Close search' })
  }

  suggestion(name: string | RegExp): Locator {
    return this.suggestions.getByRole('option', { name })
  }
}
