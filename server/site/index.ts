// What other parts of the shop may use of this one.
export { searchPages } from './search/search-pages.ts'
