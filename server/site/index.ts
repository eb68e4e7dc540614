// Other parts of the server may import only this file of the folder.
export { searchPages } from './search/search-pages.ts'
