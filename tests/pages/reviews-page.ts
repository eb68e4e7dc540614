import type { Locator, Page } from '@playwright/test'

type Review = { stars: number; headline: string; text: string; name: string; photo?: Buffer }

/** The page on which a buyer reviews the products of an order. */
export class ReviewsPage {
  readonly #page: Page
  readonly heading: Locator

  constructor(page: Page) {
    this.#page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'How did it turn out?' })
  }

  product(title: string): Locator {
    return this.#page.getByRole('region', { name: title })
  }

  async write(title: string, { stars, headline, text, name, photo }: Review): Promise<void> {
    const form = this.product(title)
    await form.getByRole('radio', { name: new RegExp(`^${stars} star`) }).check()
    await form.getByLabel('Headline').fill(headline)
    await form.getByLabel('Your review').fill(text)
    await form.getByLabel('Display name').fill(name)
    if (photo)
      await form
        .getByLabel('Photo (optional)')
        .setInputFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: photo })
    await form.getByRole('button', { name: /^(Send review|Save changes)$/ }).click()
  }
}

export class ProductReviews {
  readonly reviews: Locator
  readonly questions: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.reviews = main.getByRole('region', { name: 'Reviews' })
    this.questions = main.getByRole('region', { name: 'Questions and answers' })
  }

  review(headline: string): Locator {
    return this.reviews.getByRole('listitem').filter({ has: this.headline(headline) })
  }

  headline(text: string): Locator {
    return this.reviews.page().getByRole('heading', { level: 3, name: text })
  }
}
