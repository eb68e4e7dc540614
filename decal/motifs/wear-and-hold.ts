import { makeEllipse } from '../geometry/figures.ts'
import { computeShapeArea, measureBox, rotateShape } from '../geometry/shape.ts'
import { findAnchor } from './anchors.ts'
import type { Motif } from './motif.ts'
import {
  computeAspect,
  COMPOSITE_FIELD_SIZE,
  joinPlacedMotifs,
  placeMotif,
  type PlacedMotif,
  type MotifBox,
} from './place-motif.ts'
import { unionMotifParts } from './silhouette.ts'

// Where each kind of thing is worn, and its width as a multiple of the wearer's width at that place. All other things are worn on the crown
// of the head.
const places: readonly (readonly [RegExp, { at: 'eyes' | 'neck' | 'crown'; width: number; rise: number }])[] =
  [
    [/glasses|goggles|eye-?patch|monocle/, { at: 'eyes', width: 1.12, rise: 0.5 }],
    [/mask/, { at: 'eyes', width: 1.3, rise: 0.4 }],
    [/bandana|scarf|tie|collar|necklace|medal|bell|bow/, { at: 'neck', width: 1, rise: 0.4 }],
    [/cape|shirt|jersey|vest/, { at: 'neck', width: 1.9, rise: 0.2 }],
    // Headphones are worn over the head and reach down to the ears.
    [/headphone|headset/, { at: 'crown', width: 1.34, rise: 0.2 }],
    [/-ears$/, { at: 'crown', width: 0.94, rise: 0.7 }],
  ]
const onCrown = { at: 'crown', width: 1.12, rise: 0.8 } as const

/**
 * Puts a thing on a wearer: glasses over the eyes, a scarf at the neck, a hat on the crown. `rise` is the fraction of the thing's height
 * that is above its anchor.
 */
export function placeWornMotif(wearer: Motif, thing: Motif): Motif {
  const { at, width, rise } = places.find(([pattern]) => pattern.test(thing.name))?.[1] ?? onCrown
  const { who, toField } = placeOnCompositeField(wearer)
  const anchor = toField(findAnchor(wearer, at))
  const wide = anchor.width * width
  const tall = wide / computeAspect(thing)
  const cy = anchor.y + tall * (0.5 - rise)
  const what = placeMotif(thing, { cx: anchor.x, cy, width: wide, height: tall })
  return joinPlacedMotifs(wearer, [who, what])
}

// Matches things with a shaft, which are held across the body. Things without a shaft are held in front of the body.
const shaft =
  /(?:^|-)(?:sticks?|sword|broadsword|katana|spear|staff|axe|hammer|rod|pole|paddle|paddles|bat|oar|rifle|torch|wand|broom|mop|shovel|pitchfork|guitar|flag|umbrella|rope)(?:-|$)/
const isLong = (thing: Motif): boolean => {
  const aspect = computeAspect(thing)
  return shaft.test(thing.name) || aspect < 0.5 || aspect > 2
}

// Matches things that are held beside the body, because they would hide the body if they were in front of it.
const raised = /(?:^|-)(?:flag|umbrella|balloons?|sign|banner|lantern)(?:-|$)/

function raisedBeside(holder: Motif, thing: Motif): Motif {
  const { who, box } = placeOnCompositeField(holder)
  const size = Math.max(box.width, box.height) * 0.86
  const what = placeMotif(thing, {
    cx: box.right + size * 0.26,
    cy: box.cy - size * 0.16,
    width: size,
    height: size,
  })
  const over = measureBox(what.body)
  const spot = { x: box.right - box.width * 0.03, y: Math.min(over.bottom - over.height * 0.14, box.bottom) }
  return joinPlacedMotifs(holder, [
    what,
    who,
    pawOf(holder, spot, Math.min(box.width, box.height) * 0.085, 0),
  ])
}

/** Puts a thing in front of the body, with a paw or hand over it. */
export function placeHeldMotif(holder: Motif, thing: Motif): Motif {
  if (raised.test(thing.name)) return raisedBeside(holder, thing)
  const { who, box, toField } = placeOnCompositeField(holder)
  const grip = toField(findAnchor(holder, 'grip'))
  const long = isLong(thing)
  const size = Math.max(box.width, box.height) * (long ? 1.02 : 0.42)
  const aspect = computeAspect(thing)
  const lean = long ? (aspect < 0.6 ? 34 : aspect > 1.7 ? -52 : 0) : 0
  const seat: MotifBox = {
    cx: grip.x,
    cy: long ? box.cy + box.height * 0.06 : grip.y,
    width: size,
    height: size,
  }
  const what = placeMotif(thing, seat, lean)
  const over = measureBox(what.body)
  const spots = long
    ? [
        { x: over.cx - Math.sin((lean * Math.PI) / 180) * size * 0.06, y: over.cy + size * 0.06 },
        { x: over.cx + Math.sin((lean * Math.PI) / 180) * size * 0.16, y: over.cy - size * 0.16 },
      ]
    : [
        { x: over.left + over.width * 0.04, y: over.cy + over.height * 0.14 },
        { x: over.right - over.width * 0.04, y: over.cy + over.height * 0.14 },
      ]
  const reach = Math.min(box.width, box.height)
  return joinPlacedMotifs(holder, [
    who,
    what,
    ...spots.map((spot) => pawOf(holder, spot, reach * 0.085, lean)),
  ])
}

/** Draws a paw or hand in the colour of its owner. */
function pawOf(holder: Motif, { x, y }: { x: number; y: number }, r: number, lean: number): PlacedMotif {
  const shape = rotateShape(makeEllipse(0, 0, r * 1.25, r), lean).map((ring) =>
    ring.map((point) => ({ x: point.x + x, y: point.y + y })),
  )
  const [largest] = holder.parts.toSorted((a, b) => computeShapeArea(b.shape) - computeShapeArea(a.shape))
  const paw: Motif = {
    set: holder.set,
    name: holder.name,
    size: holder.size,
    parts: [{ colour: largest?.colour ?? null, shape }],
    isPlain: true,
  }
  return { parts: paw.parts, body: shape, pieces: [paw] }
}

/** Places a motif on the field on which composites are built. Also returns a function that maps the motif's anchors to this field. */
export function placeOnCompositeField(motif: Motif, width = COMPOSITE_FIELD_SIZE) {
  const who = placeMotif(motif, { cx: 0, cy: 0, width, height: width / computeAspect(motif) })
  const own = measureBox(unionMotifParts(motif))
  const k = width / own.width
  const toField = (anchor: { x: number; y: number; width: number }) => ({
    x: (anchor.x - own.cx) * k,
    y: (anchor.y - own.cy) * k,
    width: anchor.width * k,
  })
  return { who, box: measureBox(who.parts.flatMap((part) => part.shape)), toField }
}
