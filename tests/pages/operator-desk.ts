import { expect, type Locator, type Page } from '@playwright/test'

export class OperatorDesk {
  readonly #page: Page
  readonly signInHeading: Locator
  readonly menu: Locator
  readonly alert: Locator

  constructor(page: Page) {
    this.#page = page
    this.signInHeading = page.getByRole('heading', { level: 1, name: 'Sign in' })
    this.menu = page.getByRole('navigation', { name: 'Operator pages' })
    this.alert = page.getByRole('main').getByRole('alert')
  }

  async signIn(token: string, name: string): Promise<void> {
    await this.#page.getByLabel('Operator token').fill(token)
    await this.#page.getByLabel('Your name').fill(name)
    await this.#page.getByRole('button', { name: 'Sign in' }).click()
    await expect(this.menu).toBeVisible()
  }

  /** Opens a page from the menu and waits for its heading. */
  async goTo(title: string): Promise<void> {
    const link = this.menu.getByRole('link', { name: title, exact: true })
    if (!(await link.isVisible())) await this.menu.locator('summary').click()
    await link.click()
    await expect(this.#page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  async openOrder(number: string): Promise<OrderDesk> {
    await this.goTo('Orders')
    await this.#page.getByRole('searchbox').fill(number)
    await this.#page.keyboard.press('Enter')
    await expect(this.#page.getByRole('row')).toHaveCount(2)
    await this.#page.getByRole('link', { name: number }).click()
    return new OrderDesk(this.#page)
  }

  /** Finds the card of an order's job, and waits until its files are ready. */
  async jobOf(order: string): Promise<JobOnBoard> {
    const card = this.#page
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('link', { name: order }) })
    await expect(async () => {
      await this.goTo('Production')
      await expect(card.getByRole('link', { name: 'Cut DXF' })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    return new JobOnBoard(this.#page, card)
  }
}

export class OrderDesk {
  readonly #page: Page
  readonly steps: Locator
  readonly buyer: Locator
  readonly note: Locator
  readonly saveNote: Locator
  readonly history: Locator
  readonly money: Locator

  constructor(page: Page) {
    this.#page = page
    this.steps = page.getByRole('region', { name: 'Next step' })
    this.buyer = page.getByRole('region', { name: 'Customer' })
    this.note = page.getByLabel("Internal note (the customer doesn't see it)")
    this.saveNote = page.getByRole('button', { name: 'Save note' })
    this.history = page.getByRole('region', { name: 'History' })
    this.money = page.getByRole('region', { name: 'Payment', exact: true })
  }

  /** Refunds the whole order and puts all its items back into stock. */
  async cancel(reason: string): Promise<void> {
    const form = this.#page.getByRole('region', { name: 'Cancel or refund' })
    await form.getByLabel('What to refund').selectOption({ label: 'Cancel order and refund in full' })
    await form.getByLabel('Reason (sent to the customer)').fill(reason)
    await form.getByRole('button', { name: 'Review refund' }).click()
    await this.#page
      .getByRole('dialog', { name: 'Send this refund?' })
      .getByRole('button', { name: 'Send refund' })
      .click()
  }

  async ship(carrier: string, trackingNumber: string): Promise<void> {
    await this.#page.getByLabel('Carrier').selectOption({ label: carrier })
    await this.#page.getByLabel('Tracking number').fill(trackingNumber)
    await this.steps.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(this.steps.getByRole('button', { name: 'Mark as done' })).toBeVisible()
  }
}

export class JobOnBoard {
  readonly #page: Page
  readonly card: Locator

  constructor(page: Page, card: Locator) {
    this.#page = page
    this.card = card
  }

  column(title: string): Locator {
    return this.#page.getByRole('region', { name: title, exact: true }).filter({ has: this.card })
  }

  async moveTo(state: string): Promise<void> {
    await this.card.getByRole('button', { name: `to ${state}` }).press('Enter')
    await expect(this.column(state)).toBeVisible()
  }

  async file(link: Locator): Promise<Buffer> {
    const path = await link.getAttribute('href')
    const answer = await this.#page.request.get(path ?? '')
    expect(answer.status()).toBe(200)
    return answer.body()
  }

  /** Nests this job alone on a roll. Returns the section of the page that describes the roll. */
  async nest(): Promise<Locator> {
    await this.card.getByRole('checkbox').check()
    const roll = this.#page.getByRole('region', { name: 'Nest on a roll' })
    await roll.getByRole('button', { name: 'Nest', exact: true }).click()
    await expect(roll.getByRole('link', { name: 'Print file (PDF)' })).toBeVisible()
    return roll
  }
}
