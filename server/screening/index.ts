// The public interface of this part of the shop.
export { findScreens } from './find-screens.ts'
export { recordRefusal, sweepRefusedTexts } from './refused-texts.ts'
