import type { Locator, Page } from '@playwright/test'

/** The dialog that enlarges product pictures. */
export class PictureZoom {
  readonly dialog: Locator
  readonly scale: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /enlarged$/ })
    this.scale = this.dialog.getByRole('status')
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }
}
