// Other parts of the server may import only this file of the folder.
export { loadTextScreeners } from './load-screens.ts'
export { recordRefusedText, sweepRefusedTexts } from './refused-texts.ts'
