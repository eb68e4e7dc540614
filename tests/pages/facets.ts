import type { Locator, Page } from '@playwright/test'

export class Facets {
  readonly chosen: Locator
  readonly count: Locator
  /** The button that opens and closes the facets on a phone. */
  readonly filter: Locator
  private readonly panel: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.panel = main.getByRole('form', { name: 'Filter' })
    this.chosen = main.getByRole('list', { name: 'Active filters' }).getByRole('link')
    this.count = main.getByText(/^Showing \d+ (?:of \d+ )?products?$/)
    this.filter = main.getByText(/^Filter( \(\d+\))?$/)
  }

  value(facet: string, label: string): Locator {
    return this.panel.getByRole('group', { name: facet }).getByRole('checkbox', { name: label })
  }

  /** Reads the number of products that is shown beside a value of a facet. */
  async promised(facet: string, label: string): Promise<number> {
    const text = await this.value(facet, label).locator('xpath=..').innerText()
    return Number(/(\d+)\s*products?/.exec(text)?.[1])
  }

  get apply(): Locator {
    return this.panel.getByRole('button', { name: 'Show products' })
  }
}
