// @chunk every-page
import { settings } from './settings.ts'

/** What the browser's tab and shared links say of a page: its title, and whose shop it is. */
export const documentTitle = (title: string): string => `${title} | ${settings.shop.name}`
