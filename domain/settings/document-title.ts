// @chunk every-page
import { settings } from './settings.ts'

/** Builds the title of a browser tab and of a shared link from the page's title and the shop's name. */
export const formatDocumentTitle = (title: string): string => `${title} | ${settings.shop.name}`
