// The public interface of this part of the shop.
export { findScreens } from './find-screens.ts'
export { noteRefusal, sweepRefusedWishes } from './refused-wishes.ts'
