import { expect, type Locator, type Page } from '@playwright/test'
import { visit } from './visit.ts'

type Spot = { x: number; y: number }
/** Sizes in the drawing, in px: the rulers, the margins, and the distances of the handles from the selected item. */
const [RULER_PX, MARGIN_PX, PADDING_PX, TURN_PX] = [24, 16, 4, 22]

export class BannerPage {
  readonly #page: Page
  readonly stage: Locator
  readonly canvas: Locator
  readonly length: Locator
  readonly text: Locator
  readonly fontSize: Locator
  readonly check: Locator
  readonly chosen: Locator
  readonly order: Locator
  readonly addToCart: Locator
  readonly requirements: Locator
  readonly creditsDialog: Locator

  constructor(page: Page) {
    this.#page = page
    this.stage = page.getByRole('region', { name: 'Your banner, to scale' }).first()
    this.canvas = this.stage.locator('canvas').first()
    this.length = page.getByRole('slider', { name: 'Length' })
    this.text = page.getByRole('textbox', { name: 'Banner text' })
    this.fontSize = page.getByRole('slider', { name: 'Font size' })
    this.check = page.getByRole('region', { name: 'Before we print' })
    this.chosen = page.getByRole('group', { name: 'Selected item' })
    this.order = page.getByRole('region', { name: 'Your order' })
    this.addToCart = this.order.getByRole('button', { name: /^(Add to Cart|One moment)/ })
    this.requirements = page.getByRole('textbox', { name: 'Design requirements' })
    this.creditsDialog = page.getByRole('dialog', { name: 'Buy design credits' })
  }

  /** Opens the page. Waits for the canvas, which is loaded after the page. */
  async open(query = ''): Promise<void> {
    await visit(this.#page, `/custom-banner-designer${query}`)
    await expect(this.canvas).toBeVisible()
  }

  async tab(name: 'Size' | 'Text' | 'Colors' | 'Material' | 'Pictures'): Promise<void> {
    await this.#page.getByRole('tab', { name }).click()
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  choice(name: string): Locator {
    return this.#page.getByRole('radio', { name, exact: true })
  }

  /** Finds an item on the banner itself. It is a button, which can also be reached with the keyboard. */
  item(name: RegExp): Locator {
    return this.stage.getByRole('button', { name })
  }

  /** Finds an item in the list beside the banner. */
  listed(name: string): Locator {
    return this.#page
      .getByRole('region', { name: 'On your banner' })
      .getByRole('button', { name, exact: true })
  }

  field(name: string): Locator {
    return this.chosen.getByRole('spinbutton', { name })
  }

  get price(): Locator {
    return this.order.getByRole('status')
  }

  /**
   * Computes the positions of the handles of the selected picture on the page, from the values of its fields. The picture must be square
   * and must not be rotated.
   */
  async corners(lengthIn = 36): Promise<Record<'middle' | 'bottomRight' | 'turn', Spot>> {
    const box = await this.canvas.boundingBox()
    if (!box) throw new Error('The canvas has no box')
    const scale = (box.width - RULER_PX - MARGIN_PX) / lengthIn
    const read = async (name: string) => Number(await this.field(name).inputValue())
    const half = (await read('Width (in)')) / 2
    const at = (x: number, y: number): Spot => ({
      x: box.x + RULER_PX + x * scale,
      y: box.y + RULER_PX + y * scale,
    })
    const [x, y] = [await read('From left (in)'), await read('From top (in)')]
    const [corner, top] = [at(x + half, y + half), at(x, y - half)]
    return {
      middle: at(x, y),
      bottomRight: { x: corner.x + PADDING_PX, y: corner.y + PADDING_PX },
      turn: { x: top.x, y: top.y - PADDING_PX - TURN_PX },
    }
  }

  /** Drags from one point of the page to another. */
  async pull(from: Spot, to: Spot): Promise<void> {
    const { mouse } = this.#page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
    await mouse.move(to.x, to.y, { steps: 4 })
    await mouse.up()
  }

  async addPicture(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.tab('Pictures')
    await this.#page.getByLabel('Add your logo or a picture').setInputFiles(file)
  }
}
