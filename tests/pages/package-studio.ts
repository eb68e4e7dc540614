import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { visit } from './visit.ts'

/** The section of the packaging page with the 3D view and the dieline. */
export class PackageStudio {
  readonly #page: Page
  readonly form: Locator
  /** The 3D view. Its accessible name says how far the package is rotated. */
  readonly stage: Locator
  readonly rotate: Locator
  readonly slider: Locator
  readonly ownArtwork: Locator
  readonly price: Locator
  /** The button that sends the form. It is visible only in browsers without scripts. */
  readonly show: Locator

  constructor(page: Page) {
    this.#page = page
    this.form = page.getByRole('form', { name: 'Your package' })
    this.stage = this.form.getByRole('figure', { name: /rotated/ })
    this.rotate = this.form.getByRole('button', { name: 'Rotate 360°' })
    this.slider = this.form.getByRole('slider', { name: 'Turn' })
    this.ownArtwork = this.form.getByLabel('See your own artwork on it')
    this.price = this.form.getByRole('link', { name: 'Price for this size' })
    this.show = this.form.getByRole('button', { name: 'Show this size' })
  }

  open(): Promise<void> {
    return visit(this.#page, '/collection/prototype-packaging-mockups')
  }

  type(name: string): Locator {
    return this.form.getByRole('radio', { name: new RegExp(`^${name} `) })
  }

  side(label: string): Locator {
    return this.form.getByRole('textbox', { name: label })
  }

  file(format: 'PDF' | 'SVG' | 'DXF'): Locator {
    return this.form.getByRole('button', { name: format })
  }

  dieline(name: string): Locator {
    return this.form.getByRole('figure', { name })
  }

  /** Reads the colour in the middle of the 3D view, as red, green and blue. */
  async colourInTheMiddle(): Promise<[number, number, number]> {
    const { data, info } = await sharp(await this.stage.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
}
