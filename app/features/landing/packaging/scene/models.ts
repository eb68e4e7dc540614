import { BoxGeometry, CylinderGeometry, Group, Mesh, PlaneGeometry } from 'three'
import type { PackageSize, PackageType } from '../../../../../domain/packaging/package-types.ts'
import { findArtworkBackground } from '../artwork-background.ts'
import { drawFaceCanvas } from './face-canvas.ts'
import { createPlainMaterial, createPrintedMaterial, createLatheMesh } from './parts.ts'

/** The 3D model of a package, in mm. Its bottom is at height 0, and its front faces the viewer (+z). */
type Model = { group: Group; width: number; height: number }

const standing = (width: number, height: number, ...parts: Mesh[]): Model => {
  const group = new Group()
  group.add(...parts)
  return { group, width, height }
}

function box({ width, height, depth }: PackageSize, artwork: HTMLCanvasElement): Model {
  const ground = findArtworkBackground(artwork)
  const [face, side] = [
    drawFaceCanvas(artwork, { width, height }),
    drawFaceCanvas(artwork, { width: depth, height }),
  ]
  // Materials of a box's faces, in this order: right, left, top, bottom, front, back.
  const materials = [
    createPrintedMaterial(side),
    createPrintedMaterial(side),
    createPlainMaterial(ground),
    createPlainMaterial(ground),
    createPrintedMaterial(face),
    createPrintedMaterial(face),
  ]
  const mesh = new Mesh(new BoxGeometry(width, height, depth), materials)
  mesh.position.y = height / 2
  return standing(Math.hypot(width, depth), height, mesh)
}

/** Builds a bottle whose height follows from its label: a straight body behind the label, then shoulder, neck and cap. */
function bottle({ width, height }: PackageSize, artwork: HTMLCanvasElement): Model {
  const radius = width / 2
  const [foot, wall, neck] = [height * 0.08 + radius * 0.12, height * 1.16, radius * 0.36]
  const shoulder = foot + wall
  const top = shoulder + radius * 0.75
  const glass = createLatheMesh(
    [
      [0, 0],
      [radius * 0.88, 0],
      [radius * 0.97, radius * 0.04],
      [radius, radius * 0.12],
      [radius, shoulder],
      [radius * 0.94, shoulder + radius * 0.2],
      [radius * 0.7, shoulder + radius * 0.45],
      [neck * 1.1, shoulder + radius * 0.65],
      [neck, top],
      [neck, top + radius * 0.5],
    ],
    createPlainMaterial('#6b3a16', 0.85),
  )
  const cap = createLatheMesh(
    [
      [neck * 1.2, top + radius * 0.2],
      [neck * 1.2, top + radius * 0.75],
      [neck * 1.1, top + radius * 0.8],
      [0, top + radius * 0.8],
    ],
    createPlainMaterial('#0b1f2a', 0.4),
  )
  const around = { width: Math.PI * width, height }
  const label = new Mesh(
    new CylinderGeometry(radius * 1.006, radius * 1.006, height, 96, 1, true, -Math.PI, 2 * Math.PI),
    createPrintedMaterial(drawFaceCanvas(artwork, around, 0.34)),
  )
  label.position.y = foot + wall / 2
  return standing(width, top + radius * 0.8, glass, cap, label)
}

/** The angle that the label covers around the jar, in radians. It is small enough for the whole label to be visible at once. */
const LABEL_ANGLE = 1.7

/** Builds a jar whose size follows from its label. */
function jar({ width, height }: PackageSize, artwork: HTMLCanvasElement): Model {
  const radius = width / LABEL_ANGLE
  const wall = height * 1.3
  const [foot, rim] = [radius * 0.12, radius * 0.3]
  const glass = createLatheMesh(
    [
      [0, 0],
      [radius * 0.85, 0],
      [radius * 0.96, foot * 0.35],
      [radius, foot],
      [radius, foot + wall],
      [radius * 0.95, foot + wall + rim * 0.5],
      [radius * 0.84, foot + wall + rim],
    ],
    createPlainMaterial('#d08a1d', 0.8),
  )
  const lid = foot + wall + rim * 0.7
  const cover = createLatheMesh(
    [
      [radius * 0.92, lid],
      [radius * 0.92, lid + radius * 0.3],
      [radius * 0.88, lid + radius * 0.34],
      [0, lid + radius * 0.34],
    ],
    createPlainMaterial('#17313f', 0.35),
  )
  const label = new Mesh(
    new CylinderGeometry(radius * 1.008, radius * 1.008, height, 48, 1, true, -LABEL_ANGLE / 2, LABEL_ANGLE),
    createPrintedMaterial(drawFaceCanvas(artwork, { width, height })),
  )
  label.position.y = foot + wall / 2
  return standing(radius * 2, lid + radius * 0.34, glass, cover, label)
}

/** Builds a filled pouch. At the bottom it is as thick as its gusset, at the top seal it is flat. */
function bag({ width, height, depth }: PackageSize, artwork: HTMLCanvasElement): Model {
  const side = (canvas: HTMLCanvasElement): Mesh => {
    const sheet = new PlaneGeometry(width, height, 32, 40)
    const places = sheet.getAttribute('position')
    for (let at = 0; at < places.count; at += 1) {
      const across = (2 * places.getX(at)) / width
      const up = places.getY(at) / height + 0.5
      places.setZ(at, (depth / 2) * Math.sqrt(Math.max(0, 1 - across ** 4)) * bulge(up))
    }
    sheet.computeVertexNormals()
    return new Mesh(sheet, createPrintedMaterial(canvas, { bothSides: true }))
  }
  const face = drawFaceCanvas(artwork, { width, height: height * 1.15 }, 0.86)
  const [front, back] = [side(face), side(face)]
  for (const sheet of [front, back]) sheet.position.y = height / 2
  back.rotation.y = Math.PI
  return standing(width, height, front, back)
}

/** Returns the thickness at a height from 0 to 1, as a fraction of the gusset's depth: full at the bottom, zero at the top seal. */
const bulge = (up: number): number => Math.cos((Math.min(1, up / 0.92) * Math.PI) / 2) ** 0.8

const MODELS = { box, bottle, bag, label: jar } as const satisfies Record<
  PackageType,
  (size: PackageSize, artwork: HTMLCanvasElement) => Model
>

/** Builds the model of a package with the artwork on it. */
export const buildPackageModel = (size: PackageSize, artwork: HTMLCanvasElement): Model =>
  MODELS[size.type](size, artwork)
