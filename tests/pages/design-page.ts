import type { Locator, Page } from '@playwright/test'
import { visit } from './visit.ts'

export class DesignPage {
  readonly #page: Page
  readonly generateTab: Locator
  readonly uploadTab: Locator
  readonly panel: Locator
  readonly prompt: Locator
  readonly generateButton: Locator
  readonly ready: Locator
  readonly concepts: Locator
  readonly reading: Locator
  readonly title: Locator
  readonly proof: Locator
  readonly width: Locator
  readonly tape: Locator
  readonly quantity: Locator
  readonly check: Locator
  readonly saveButton: Locator
  readonly order: Locator
  readonly checkoutButton: Locator
  readonly file: Locator
  readonly processButton: Locator
  readonly modelButton: Locator

  constructor(page: Page) {
    this.#page = page
    this.generateTab = page.getByRole('tab', { name: 'AI Generate' })
    this.uploadTab = page.getByRole('tab', { name: 'Upload Design' })
    // The panel of the selected tab. The other panel is hidden, so `getByRole` doesn't find it.
    this.panel = page.getByRole('tabpanel')
    const { panel } = this
    this.prompt = panel.getByLabel('Describe your decal')
    this.generateButton = panel.getByRole('button', { name: /^Generat/ })
    this.ready = panel.getByRole('heading', { name: 'Your custom decal is ready!' })
    this.concepts = panel.getByRole('radio', { name: /./ }).and(page.locator('[name=concept]'))
    this.reading = panel.getByRole('region', { name: 'How we read your description' })
    // The name of the chosen design. It is the second heading, because the first heading says that the designs are ready.
    this.title = panel.getByRole('heading', { level: 2 }).nth(1)
    this.proof = panel.getByRole('img', { name: /^Proof of/ })
    this.width = panel.getByRole('spinbutton', { name: 'Width' })
    this.tape = panel.getByRole('slider', { name: 'Width on the tape measure' })
    this.quantity = panel.getByRole('spinbutton', { name: 'Quantity' })
    this.check = panel.getByRole('region', { name: 'Proof check' })
    this.saveButton = panel.getByRole('button', { name: 'Save to My Designs' })
    this.order = panel.getByRole('region', { name: 'Your order' })
    this.checkoutButton = this.order.getByRole('button', { name: /^(Proceed|One moment)/ })
    this.file = panel.getByLabel('Design file')
    this.modelButton = panel.getByRole('button', { name: /^(Draw it with AI|Show the picture)/ })
    this.processButton = panel.getByRole('button', { name: /^Process/ })
  }

  async open(query = ''): Promise<void> {
    await visit(this.#page, `/design-generator${query}`)
  }

  async generate(prompt: string, style: string): Promise<void> {
    await this.prompt.fill(prompt)
    await this.choice(style).check()
    await this.generateButton.click()
  }

  /** Finds the radio button of a style, view, material, finish, cut or unit. */
  choice(name: string): Locator {
    return this.panel.getByRole('radio', { name, exact: true })
  }

  /** Finds a button of the editor by its label. */
  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true })
  }

  /** Finds the field for a line of the decal's text. */
  line(place: number): Locator {
    return this.panel.getByRole('textbox', { name: `Line ${place}` })
  }

  /** Swipes through the designs until the given design is in view and has stopped moving. */
  async swipeConcepts(place: number): Promise<void> {
    const strip = this.concepts.first().locator('xpath=../..')
    await strip.evaluate((element, at) => {
      element.scrollTo({ left: (element.scrollWidth * at) / element.childElementCount })
    }, place)
  }

  /** Returns how far a design is from the left edge of the screen, in px. */
  async conceptLeft(place: number): Promise<number> {
    return (await this.concepts.nth(place).locator('xpath=..').boundingBox())?.x ?? Infinity
  }

  conceptName(place: number): Locator {
    return this.concepts.nth(place).locator('xpath=../span[1]')
  }

  async isCovered(below: Locator, above: Locator): Promise<boolean> {
    const [low, high] = [await below.boundingBox(), await above.boundingBox()]
    if (!low || !high) return false
    return (
      low.x < high.x + high.width &&
      high.x < low.x + low.width &&
      low.y < high.y + high.height &&
      high.y < low.y + low.height
    )
  }

  /** Counts the pictures within an element that have loaded. */
  async drawnPictures(inside: Locator): Promise<number> {
    return inside
      .locator('img')
      .evaluateAll(
        (images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
      )
  }

  get price(): Locator {
    return this.order.getByRole('status')
  }

  /** Opens the checkout in a new tab. */
  async proceed(): Promise<Page> {
    const opening = this.#page.waitForEvent('popup')
    await this.checkoutButton.click()
    return opening
  }
}
