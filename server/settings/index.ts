// The public interface of this part of the shop.
export { followSettings } from './read-settings.ts'
