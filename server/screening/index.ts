// What other parts of the shop may use of this one.
export { findScreens } from './find-screens.ts'
export { noteRefusal, sweepRefusedWishes } from './refused-wishes.ts'
