// Other parts of the server may import only this file of the folder.
export { findScreens } from './find-screens.ts'
export { recordRefusal, sweepRefusedTexts } from './refused-texts.ts'
