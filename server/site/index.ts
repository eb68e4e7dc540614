// The public interface of this part of the shop.
export { searchPages } from './search/search-pages.ts'
