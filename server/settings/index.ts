// Other parts of the server may import only this file of the folder.
export { reloadChangedSettings } from './read-settings.ts'
