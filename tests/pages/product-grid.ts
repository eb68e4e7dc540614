import type { Locator, Page } from '@playwright/test'

export class ProductGrid {
  readonly cards: Locator

  constructor(page: Page) {
    this.cards = page.getByRole('main').getByRole('article')
  }

  card(title: string): Locator {
    return this.cards.filter({ hasText: title })
  }

  link(title: string): Locator {
    return this.card(title).getByRole('link', { name: title, exact: true })
  }

  /** Reads the current price of each card, in cents and in order. */
  async prices(): Promise<number[]> {
    const texts = await this.cards.allInnerTexts()
    return texts.map((text) => Math.round(Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')) * 100))
  }
}
