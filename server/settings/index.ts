// What other parts of the shop may use of this one.
export { followSettings } from './read-settings.ts'
