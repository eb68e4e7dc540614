import { growRound, union } from '../../../geometry/shape-operations.ts'
import { makeDisc } from '../../../geometry/figures.ts'
import { mapPoints, type Shape } from '../../../geometry/shape.ts'
import { fitToSheet, type OutlineKnot, drawOutline, readKnots, Stencil } from '../stencil.ts'
import { type LimbJoint, drawLimb, readJoints } from '../draw-limb.ts'

/** A horse's pose and build; it faces left. Joints are "x,y,width", outlines "x,y,roundness". */
export type Horse = {
  trunk: string
  neck: string
  /** Position of the poll (the top of the head), direction of the face in degrees (0 is right, 90 is down), and length of the head. */
  head: readonly [x: number, y: number, degrees: number, length: number]
  /** The legs from the shoulder or hip to the hoof: `near` on the viewer's side, `far` on the other side. */
  near: readonly string[]
  far: readonly string[]
  mane: string
  tail: string
  /** Thickness of the legs relative to the usual thickness. */
  legs?: number
  /** Whether there is long hair around the hooves. */
  feathered?: boolean
  /** Parts in front of the horse, such as a rider: limbs by their joints, and outlines of other parts. */
  rider?: readonly string[]
  riderOutlines?: readonly string[]
  /** Parts behind the horse, such as a jump. */
  ground?: readonly string[]
}

const SEAM = 1.2

/** Draws a horse as ink that fills a sheet of 100 × 100. */
export function drawHorse(pose: Horse): Shape {
  const { legs = 1, feathered = false, rider = [], riderOutlines = [], ground = [] } = pose
  const leg = (joints: string): Shape => {
    const parsed = readJoints(joints)
    const [x, y] = parsed.at(-1) ?? [0, 0]
    const hair = feathered ? makeDisc(x + 0.8, y - 3.6, 3.7) : []
    return union(drawLimb(parsed.slice(0, -1), legs), hoofOf(parsed, legs), hair)
  }
  const sheet = new Stencil()
  sheet.paint(...ground.map((joints) => drawLimb(readJoints(joints))))
  sheet.paint(...pose.far.map(leg))
  const body = union(
    drawOutline(readKnots(pose.trunk)),
    drawLimb(readJoints(pose.neck)),
    onHead(face(), pose.head),
  )
  const near = union(body, ...pose.near.map(leg))
  sheet.erase(growRound(near, SEAM)).paint(near)
  for (const hair of [pose.tail, pose.mane]) {
    const shape = drawOutline(readKnots(hair))
    sheet.erase(growRound(shape, SEAM)).paint(shape)
  }
  const upright = onHead(ear(), pose.head)
  sheet.erase(growRound(upright, SEAM)).paint(upright)
  const parts = [
    ...rider.map((joints) => drawLimb(readJoints(joints))),
    ...riderOutlines.map((knots) => drawOutline(readKnots(knots))),
  ]
  if (parts.length > 0) sheet.erase(growRound(union(...parts), SEAM)).paint(...parts)
  return fitToSheet(sheet.ink)
}

/** Draws the pastern and hoof between the last two joints, with a flat sole. */
function hoofOf(joints: readonly LimbJoint[], thickness: number): Shape {
  const [[fromX, fromY, fromWidth] = [0, 0, 0], [x, y, width] = [0, 0, 0]] = joints.slice(-2)
  const reach = Math.hypot(x - fromX, y - fromY) || 1
  const [dx, dy] = [(x - fromX) / reach, (y - fromY) / reach]
  const at = (forth: number, aside: number): OutlineKnot => [
    fromX + dx * forth - dy * aside * thickness,
    fromY + dy * forth + dx * aside * thickness,
    0,
  ]
  const [top, sole] = [fromWidth * 0.42, width * 0.62]
  return drawOutline([at(-0.6, -top), at(-0.6, top), at(reach + 1.6, sole), at(reach + 1.6, -sole)])
}

const face = (): Shape =>
  drawOutline(
    readKnots(
      '0,-.14 .3,-.17 .6,-.1 .88,-.1 1,-.02 .99,.1 .88,.14 .76,.1 .54,.16 .32,.3 .1,.3 -.08,.2 -.1,0',
    ),
  )

const ear = (): Shape => drawOutline(readKnots('.1,-.14,0 .02,-.26,.5 -.2,-.32,.2 -.12,-.12,.6 -.04,-.06,0'))

/** Moves a part that is drawn relative to the head to its position on the horse. */
function onHead(part: Shape, [x, y, degrees, length]: Horse['head']): Shape {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  // In the drawing of a part, y grows towards the jaw. The jaw is to the left of the direction in which the face points, so the part is
  // mirrored.
  const turned = mapPoints(part, (p) => ({ x: x + p.x * dx + p.y * dy, y: y + p.x * dy - p.y * dx }))
  return turned.map((ring) => ring.toReversed())
}
