import type { Panel } from './dieline.ts'

/** Where a panel's name is written: its centre and type size in mm. `turned` means that it reads from bottom to top. */
type PanelName = {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turned: boolean
}

/** The estimated width of a letter, as a fraction of the type size. It has a margin: the average letter of Helvetica needs only 0.52. */
const LETTER_WIDTH_RATIO = 0.7
/**
 * The height of the strip that a name needs, as a multiple of the type size. The letters need only half of the strip, which keeps them away
 * from the panel's edges.
 */
const STRIP_HEIGHT_RATIO = 2
/** A name is written vertically only if this makes it larger by more than this factor. */
const MIN_VERTICAL_GAIN = 1.5

/**
 * Places a name in the centre of its panel, as large as it fits. `most` is the maximum type size in mm. On a tall, narrow panel such as a
 * glue tab, the name is vertical: a horizontal name would be three times smaller and would cross the edge of the ink.
 */
export function placePanelName(
  name: string,
  { left, top, width, height, inkOver = 0 }: Omit<Panel, 'kind'>,
  most: number,
): PanelName {
  const free = width - inkOver
  const sizeIn = (along: number, across: number): number =>
    Math.min(most, across / STRIP_HEIGHT_RATIO, along / (name.length * LETTER_WIDTH_RATIO))
  const [lying, standing] = [sizeIn(free, height), sizeIn(height, free)]
  const turned = standing > lying * MIN_VERTICAL_GAIN
  return { name, x: left + free / 2, y: top + height / 2, size: turned ? standing : lying, turned }
}
