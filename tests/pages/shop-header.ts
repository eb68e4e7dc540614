import type { Locator, Page } from '@playwright/test'

export class ShopHeader {
  readonly skipLink: Locator
  readonly cart: Locator
  readonly shopMenuButton: Locator
  readonly shopMenu: Locator

  constructor(page: Page) {
    const banner = page.getByRole('banner')
    this.skipLink = page.getByRole('link', { name: 'Skip to content' })
    this.cart = banner.getByRole('link', { name: /^Cart/ })
    this.shopMenuButton = banner.getByRole('button', { name: 'Shop', exact: true })
    this.shopMenu = page.locator('#shop-menu')
  }
}
