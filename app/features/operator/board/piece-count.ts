import { operatorBoardCopy as words } from '../../../../content/operator/board.ts'

/** Formats a number of pieces: "1 piece", "12 pieces". */
export const formatPieceCount = (count: number): string =>
  count === 1 ? words.piece : words.pieces.replace('{count}', String(count))
