import type { Locator, Page } from '@playwright/test'
import { visit } from './visit.ts'

/** The game with points and achievements beside the design generator. */
export class DesignExplorer {
  readonly #page: Page
  readonly section: Locator
  readonly level: Locator
  readonly simulateButton: Locator
  readonly recent: Locator
  readonly challenges: Locator

  constructor(page: Page) {
    this.#page = page
    this.section = page.getByRole('region', { name: 'Design Explorer' })
    this.level = this.section.getByRole('progressbar', { name: /^Level/ })
    this.simulateButton = this.section.getByRole('button', { name: 'Simulate Design' })
    const lists = this.section.getByRole('list')
    const challenge = page.getByRole('progressbar')
    this.challenges = lists.filter({ has: challenge }).getByRole('listitem')
    this.recent = lists.filter({ hasNot: challenge }).getByRole('listitem')
  }

  async open(): Promise<void> {
    await visit(this.#page, '/design-generator')
  }

  challenge(name: string): Locator {
    return this.challenges.filter({ hasText: name })
  }

  /** Returns what the game has stored in this browser. */
  async stored(): Promise<{ points: number; level: number; unlocked: string[] }> {
    const texts = await this.#page.evaluate(() =>
      ['designPoints', 'designLevel', 'designAchievements'].map((key) => localStorage.getItem(key)),
    )
    const [points, level, achievements] = texts.map((text) => JSON.parse(text ?? 'null'))
    const unlocked: { id: string; unlocked: boolean }[] = achievements ?? []
    return { points, level, unlocked: unlocked.filter((each) => each.unlocked).map(({ id }) => id) }
  }

  /** Stores data in this browser, as if the game had stored it during an earlier visit. */
  async store(entries: Record<string, string>): Promise<void> {
    await this.#page.evaluate((given) => {
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value)
    }, entries)
  }
}
