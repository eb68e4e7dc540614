import type { Locator, Page } from '@playwright/test'
import { visit } from './visit.ts'

type Tab = 'Referrals' | 'Rewards' | 'Achievements' | 'Leaderboard'

export class ReferralsPage {
  readonly #page: Page
  readonly heading: Locator
  readonly points: Locator
  readonly generateButton: Locator
  readonly link: Locator
  readonly recent: Locator
  readonly codes: Locator
  readonly notice: Locator

  constructor(page: Page) {
    this.#page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Referral Rewards' })
    this.points = page.getByRole('region', { name: 'Your points' })
    this.generateButton = page.getByRole('region', { name: 'Your referral link' }).getByRole('button').first()
    this.link = page.getByLabel('Your link')
    this.recent = page.getByRole('region', { name: 'Recent referrals' })
    this.codes = page.getByRole('region', { name: 'Your discount codes' })
    this.notice = page.getByRole('main').getByRole('status').first()
  }

  async open(): Promise<void> {
    await visit(this.#page, '/referrals')
  }

  tab(name: Tab): Locator {
    return this.#page.getByRole('tab', { name, exact: true })
  }

  panel(name: Tab): Locator {
    return this.#page.getByRole('tabpanel', { name, exact: true })
  }

  /** Finds a number on the page by its label, such as Available points. */
  figure(label: string): Locator {
    return this.#page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]')
  }

  /** Finds the button that redeems a reward. */
  reward(name: string): Locator {
    return this.#page.getByRole('article', { name }).getByRole('button')
  }

  /** Creates the referral link and returns it. */
  async generate(): Promise<string> {
    await this.generateButton.click()
    return this.link.inputValue()
  }

  /** Reads the code that was redeemed last. */
  async latestCode(): Promise<string> {
    return this.codes.locator('code').first().innerText()
  }
}
