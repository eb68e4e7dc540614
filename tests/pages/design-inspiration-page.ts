import type { Locator, Page } from '@playwright/test'
import { visit } from './visit.ts'

/** The page that suggests designs for a visitor's interests. */
export class DesignInspirationPage {
  readonly #page: Page
  readonly interests: Locator
  readonly generateButton: Locator
  readonly busyButton: Locator
  readonly savedTab: Locator
  readonly generatedTab: Locator
  readonly panel: Locator
  readonly cards: Locator

  constructor(page: Page) {
    this.#page = page
    const main = page.getByRole('main')
    this.interests = main.getByLabel('What are you passionate about?')
    this.generateButton = main.getByRole('button', { name: 'Generate Inspiration' })
    this.busyButton = main.getByRole('button', { name: 'Drawing your ideas...' })
    this.generatedTab = main.getByRole('tab', { name: 'Generated Designs' })
    this.savedTab = main.getByRole('tab', { name: /^Saved Collection/ })
    this.panel = main.getByRole('tabpanel')
    this.cards = this.panel.getByRole('article')
  }

  async open(): Promise<void> {
    await visit(this.#page, '/design-inspiration')
  }

  /** Finds the radio button of an application, a style or a mood. */
  choice(label: string): Locator {
    return this.#page.getByRole('main').getByLabel(label, { exact: true })
  }

  async generate(interests: string): Promise<void> {
    await this.interests.fill(interests)
    await this.generateButton.click()
  }

  card(index: number): InspirationCard {
    return new InspirationCard(this.cards.nth(index))
  }
}

class InspirationCard {
  readonly concept: Locator
  readonly picture: Locator
  readonly tags: Locator
  readonly colours: Locator
  readonly useLink: Locator
  readonly saveButton: Locator
  readonly removeButton: Locator
  readonly shareButton: Locator

  constructor(article: Locator) {
    this.concept = article.getByRole('heading')
    this.picture = article.getByRole('img', { name: /^Decal:/ })
    this.tags = article.getByRole('list', { name: 'Tags' }).getByRole('listitem')
    this.colours = article.getByText(/^Colours: #/)
    this.useLink = article.getByRole('link', { name: /^Use this design/ })
    this.saveButton = article.getByRole('button', { name: /^Save/ })
    this.removeButton = article.getByRole('button', { name: /^Remove/ })
    this.shareButton = article.getByRole('button', { name: /^Share/ })
  }
}
