import {
  CanvasTexture,
  DoubleSide,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
  Vector2,
} from 'three'

/** Creates a plain surface. `shine` ranges from 0 (paper) to 1 (glass). */
export const createPlainMaterial = (color: string, shine = 0.1) =>
  new MeshStandardMaterial({ color, roughness: 1 - shine * 0.85, metalness: 0 })

/** Creates a surface that shows a canvas. */
export function createPrintedMaterial(
  canvas: HTMLCanvasElement,
  { bothSides = false } = {},
): MeshStandardMaterial {
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 4
  return new MeshStandardMaterial({ map, roughness: 0.75, ...(bothSides && { side: DoubleSide }) })
}

/** Creates a lathe-turned body. Its profile lists radius and height from the bottom up. Points marked as a curve are rounded. */
export function createLatheMesh(
  outline: readonly (readonly [number, number])[],
  material: MeshStandardMaterial,
): Mesh {
  return new Mesh(
    new LatheGeometry(
      outline.map(([radius, height]) => new Vector2(radius, height)),
      64,
    ),
    material,
  )
}
