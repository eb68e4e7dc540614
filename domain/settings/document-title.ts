// @chunk every-page
import { settings } from './settings.ts'

/** The title in browser tabs and shared links: the page's title and the shop's name. */
export const documentTitle = (title: string): string => `${title} | ${settings.shop.name}`
