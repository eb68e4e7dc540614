import type { Panel } from './dieline.ts'

/** Position of a panel's name: its centre and size in mm, and whether it reads from bottom to top. */
type PanelName = {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turned: boolean
}

/** A name is as wide as its letters are many, times this part of its size: Helvetica has 0.52, and some is left free. */
const LETTER = 0.7
/** A line of letters in a strip that is this many sizes high touches neither of its lines. */
const STRIP = 2
/** Names are horizontal unless that makes them this much smaller. */
const LYING = 1.5

/**
 * A panel's name, centred in its free area, as large as fits and at most `most` mm. It is vertical on a tall, narrow panel: on a glue tab a
 * horizontal name would be three times smaller and cross the line where the ink ends.
 */
export function panelName({ name, left, top, width, height, inkOver = 0 }: Panel, most: number): PanelName {
  const free = width - inkOver
  const sizeIn = (along: number, across: number): number =>
    Math.min(most, across / STRIP, along / (name.length * LETTER))
  const [lying, standing] = [sizeIn(free, height), sizeIn(height, free)]
  const turned = standing > lying * LYING
  return { name, x: left + free / 2, y: top + height / 2, size: turned ? standing : lying, turned }
}
