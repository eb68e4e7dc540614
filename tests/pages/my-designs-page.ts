import type { Locator, Page } from '@playwright/test'
import { visit } from './visit.ts'

export class MyDesignsPage {
  readonly #page: Page
  readonly cards: Locator
  readonly emptyNote: Locator
  readonly removal: Locator
  readonly order: Locator

  constructor(page: Page) {
    this.#page = page
    this.cards = page.getByRole('main').getByRole('article')
    this.emptyNote = page.getByRole('heading', { name: 'No designs saved yet' })
    this.removal = page.getByRole('dialog', { name: 'Delete this design?' })
    this.order = page.getByRole('dialog', { name: 'Order this design' })
  }

  async open(): Promise<void> {
    await visit(this.#page, '/my-designs')
  }

  card(title: string): SavedDesignCard {
    return new SavedDesignCard(this.cards.filter({ has: this.#page.getByRole('heading', { name: title }) }))
  }

  undo(title: string): Locator {
    return this.#page.getByRole('button', { name: `bring back ${title}` })
  }
}

class SavedDesignCard {
  readonly article: Locator
  readonly picture: Locator
  readonly orderButton: Locator
  readonly editLink: Locator
  readonly proofLink: Locator
  readonly deleteButton: Locator

  constructor(article: Locator) {
    this.article = article
    this.picture = article.getByRole('img', { name: /^Decal:/ })
    this.orderButton = article.getByRole('button', { name: /^Order/ })
    this.editLink = article.getByRole('link', { name: /^Edit/ })
    this.proofLink = article.getByRole('link', { name: /^Proof/ })
    this.deleteButton = article.getByRole('button', { name: /^Delete/ })
  }
}
