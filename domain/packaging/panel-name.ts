import type { Panel } from './dieline.ts'

/** Where the name of a panel stands: its middle and size, in mm, and whether it is read from below upwards. */
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
/** Names lie where they are not much smaller for it. */
const LYING = 1.5

/**
 * The name in the middle of what is free of a panel, as large as fits and at most `most` mm. On one that is narrow and tall it stands: a
 * glue tab would carry it three times smaller, and under the line where its ink ends.
 */
export function panelName({ name, left, top, width, height, inkOver = 0 }: Panel, most: number): PanelName {
  const free = width - inkOver
  const sizeIn = (along: number, across: number): number =>
    Math.min(most, across / STRIP, along / (name.length * LETTER))
  const [lying, standing] = [sizeIn(free, height), sizeIn(height, free)]
  const turned = standing > lying * LYING
  return { name, x: left + free / 2, y: top + height / 2, size: turned ? standing : lying, turned }
}
