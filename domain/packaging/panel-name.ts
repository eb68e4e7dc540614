import type { Panel } from './dieline.ts'

/** The position of a panel's name: its centre and type size in mm, and whether the name reads from bottom to top. */
type PanelName = {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turned: boolean
}

/** The estimated width of a letter, as a fraction of the type size. Helvetica needs 0.52 on average; the rest is a margin. */
const LETTER = 0.7
/** The height of the strip for a name, as a multiple of the type size, so that letters don't touch its edges. */
const STRIP = 2
/** A name is horizontal unless it could be more than this many times larger if it were vertical. */
const LYING = 1.5

/**
 * Places a panel's name in the centre of its free area. Its size is the largest that fits, up to `most` mm. On a tall, narrow panel the
 * name is vertical: on a glue tab, a horizontal name would be three times smaller and would cross the line where the ink ends.
 */
export function placePanelName(
  { name, left, top, width, height, inkOver = 0 }: Panel,
  most: number,
): PanelName {
  const free = width - inkOver
  const sizeIn = (along: number, across: number): number =>
    Math.min(most, across / STRIP, along / (name.length * LETTER))
  const [lying, standing] = [sizeIn(free, height), sizeIn(height, free)]
  const turned = standing > lying * LYING
  return { name, x: left + free / 2, y: top + height / 2, size: turned ? standing : lying, turned }
}
