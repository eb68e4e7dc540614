import type { Locator, Page } from '@playwright/test'
import { visit } from './visit.ts'

type NamedFile = { name: string; mimeType: string; buffer: Buffer }

export class MyImagesPage {
  readonly #page: Page
  readonly uploadButton: Locator
  readonly chosen: Locator
  readonly cards: Locator
  readonly told: Locator
  readonly alert: Locator
  readonly empty: Locator
  readonly removal: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.#page = page
    this.uploadButton = main.getByRole('button', { name: /^Upload/ })
    this.chosen = main.getByRole('list', { name: 'Chosen images' }).getByRole('listitem')
    this.cards = main.getByRole('article')
    this.told = main.getByRole('status')
    this.alert = main.getByRole('alert')
    this.empty = main.getByText('No images found. Upload some images to get started!')
    this.removal = page.getByRole('dialog', { name: 'Are you sure you want to delete this image?' })
  }

  async open(): Promise<void> {
    await visit(this.#page, '/images')
  }

  async choose(...files: NamedFile[]): Promise<void> {
    await this.#page.getByLabel('Images', { exact: true }).setInputFiles(files)
  }

  /** Drops files onto the upload field, as if the visitor had dragged them from a folder. */
  async drop(files: string[]): Promise<void> {
    const box = await this.#page.getByLabel('Images', { exact: true }).boundingBox()
    if (!box) throw new Error('There is no field to drop on')
    const browser = await this.#page.context().newCDPSession(this.#page)
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', {
        type,
        ...at,
        data: { items: [], files, dragOperationsMask: 1 },
      })
    await browser.detach()
  }

  async keepInDatabase(): Promise<void> {
    await this.#page.getByText('How we store your images').first().click()
    await this.#page.getByRole('radio', { name: /Base64/ }).check()
  }

  /** Finds the progress bar of a file. */
  progressOf(name: string): Locator {
    return this.#page.getByRole('progressbar', { name: `Sending ${name}` })
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.#page.getByRole('heading', { name }) })
  }

  async delete(name: string): Promise<void> {
    await this.card(name).getByRole('button', { name: 'Delete' }).click()
    await this.removal.getByRole('button', { name: 'Delete' }).click()
  }

  async useInDecal(name: string): Promise<void> {
    await this.card(name).getByRole('button', { name: 'Use in a decal' }).click()
  }
}
