// @chunk every-page
import { settings } from './settings.ts'

/** Builds the title for browser tabs and shared links from the page's title and the shop's name. */
export const formatDocumentTitle = (title: string): string => `${title} | ${settings.shop.name}`
