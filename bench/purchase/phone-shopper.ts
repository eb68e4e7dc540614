import { performance } from 'node:perf_hooks'
import type { Locator, Page } from '@playwright/test'

/** A simulated shopper on a phone. Counts taps, typed characters and waiting time. */
export class PhoneShopper {
  readonly #address: string
  /** The browser tab that the shopper is looking at. */
  page: Page
  readonly counts = { taps: 0, fields: 0, characters: 0, waitingMs: 0 }

  constructor(page: Page, address: string) {
    this.page = page
    this.#address = address
  }

  /** Opens a page directly, as a link in a search engine does, and waits until the element that `seen` returns appears. */
  async open(path: string, seen: (page: Page) => Locator): Promise<void> {
    await this.#wait(async () => {
      await this.page.goto(this.#address + path, { waitUntil: 'commit' })
      await seen(this.page).waitFor()
    })
    // The wait for hydration isn't counted: hydration takes less than a second, and shoppers read the page before they tap.
    await this.page.locator('html[data-interactive]').waitFor({ state: 'attached' })
  }

  /** Taps an element, and waits until another element (`seen`) appears. */
  async tap(target: Locator, seen?: Locator): Promise<void> {
    this.counts.taps += 1
    await target.scrollIntoViewIfNeeded()
    await this.#wait(async () => {
      await target.tap()
      await seen?.waitFor()
    })
  }

  /** Taps an element that opens a new tab, and continues in the new tab. */
  async tapIntoNewTab(target: Locator, seen: (page: Page) => Locator): Promise<void> {
    this.counts.taps += 1
    await this.#wait(async () => {
      const opening = this.page.waitForEvent('popup')
      await target.tap()
      this.page = await opening
      await seen(this.page).waitFor()
    })
  }

  /** Taps a field and types into it. */
  async type(field: Locator, text: string): Promise<void> {
    this.counts.taps += 1
    this.counts.fields += 1
    this.counts.characters += text.length
    await field.fill(text)
  }

  /** Chooses an option from a list, unless the form has chosen it already. */
  async choose(field: Locator, label: string): Promise<void> {
    const chosen = await field.evaluate((element) =>
      element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : undefined,
    )
    if (chosen === label) return
    this.counts.taps += 2
    this.counts.fields += 1
    await field.selectOption({ label })
  }

  async #wait(action: () => Promise<void>): Promise<void> {
    const began = performance.now()
    await action()
    this.counts.waitingMs += performance.now() - began
  }
}
