// Public face of this module.
export { searchPages } from './search/search-pages.ts'
