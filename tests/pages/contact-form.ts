import type { Locator, Page } from '@playwright/test'

export class ContactForm {
  readonly #form: Locator
  readonly answer: Locator

  constructor(page: Page) {
    this.#form = page.getByRole('form', { name: 'Write to us' })
    this.answer = page.getByRole('region', { name: 'Your message has arrived' })
  }

  async fillIn(words: { name: string; email: string; message: string }): Promise<void> {
    await this.#form.getByLabel('Your name').fill(words.name)
    await this.#form.getByLabel('E-mail').fill(words.email)
    await this.#form.getByLabel('Your message').fill(words.message)
  }

  get topic(): Locator {
    return this.#form.getByLabel('What’s this about?')
  }

  get complaint(): Locator {
    return this.#form.getByRole('alert')
  }

  field(label: string): Locator {
    return this.#form.getByLabel(label)
  }

  async send(): Promise<void> {
    await this.#form.getByRole('button', { name: 'Send message' }).click()
  }
}
