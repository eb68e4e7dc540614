// Other parts of the server may import only this file of the folder.
export { followSettings } from './read-settings.ts'
