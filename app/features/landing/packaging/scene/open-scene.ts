import {
  CanvasTexture,
  DirectionalLight,
  type Group,
  HemisphereLight,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  WebGLRenderer,
} from 'three'
import type { PackageSize } from '../../../../../domain/packaging/package-types.ts'
import { modelOf } from './models.ts'

/** A package in a canvas. It is drawn when something about it changes, and at no other time. */
export type PackageScene = {
  /** Stands a package of a size there, with the artwork on it. */
  show: (size: PackageSize, artwork: HTMLCanvasElement) => void
  /** Turns its front away from the viewer by degrees, to the left. */
  turnTo: (degrees: number) => void
  /** Gives back all that it holds on the graphics card. */
  close: () => void
}

/** The canvas is this high in units of the scene at the place where the package stands; it fills most of that. */
const TALL = 2.3
const WIDE = 2.2

/** Opens a scene in a canvas, which must be able to show WebGL 2. */
export function openScene(canvas: HTMLCanvasElement): PackageScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' })
  const scene = new Scene()
  const camera = new PerspectiveCamera(30, 1, 0.1, 20)
  camera.position.set(0, 1.1, 5.6)
  camera.lookAt(0, 0, 0)
  scene.add(...lights(), contactShadow())
  let shown: Group | null = null
  let degrees = 0
  const draw = () => {
    if (shown) shown.rotation.y = (-degrees * Math.PI) / 180
    renderer.render(scene, camera)
  }
  const fit = () => {
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
    // Without the third argument it would write into the style of the element.
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
    camera.aspect = canvas.clientWidth / Math.max(1, canvas.clientHeight)
    camera.updateProjectionMatrix()
    draw()
  }
  const watch = new ResizeObserver(fit)
  watch.observe(canvas)
  return {
    show(size, artwork) {
      if (shown) release(shown)
      const { group, width, height } = modelOf(size, artwork)
      const scale = Math.min(TALL / height, WIDE / width)
      group.scale.setScalar(scale)
      group.position.y = -TALL / 2
      shown?.removeFromParent()
      shown = group
      scene.add(group)
      fit()
    },
    turnTo(to) {
      degrees = to
      draw()
    },
    close() {
      watch.disconnect()
      release(scene)
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

function lights(): [HemisphereLight, DirectionalLight, DirectionalLight] {
  const sky = new HemisphereLight('#ffffff', '#c9d4d1', 2.6)
  const lamp = new DirectionalLight('#ffffff', 2.5)
  lamp.position.set(-2.5, 3, 4)
  const back = new DirectionalLight('#ffffff', 0.7)
  back.position.set(3, 1, -2)
  return [sky, lamp, back]
}

/** A soft dark spot below the package: it stands, and does not float. */
function contactShadow(): Mesh {
  const canvas = document.createElement('canvas')
  canvas.width = 128
  canvas.height = 128
  const pen = canvas.getContext('2d')
  if (pen) {
    const spot = pen.createRadialGradient(64, 64, 8, 64, 64, 64)
    spot.addColorStop(0, 'rgb(11 31 42 / 0.5)')
    spot.addColorStop(1, 'rgb(11 31 42 / 0)')
    pen.fillStyle = spot
    pen.fillRect(0, 0, 128, 128)
  }
  const material = new MeshBasicMaterial({
    map: new CanvasTexture(canvas),
    transparent: true,
    depthWrite: false,
  })
  const shadow = new Mesh(new PlaneGeometry(3, 2), material)
  shadow.rotation.x = -Math.PI / 2
  shadow.position.y = -TALL / 2 - 0.01
  return shadow
}

/** Three.js keeps what is on the graphics card until it is told. */
function release(root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const mesh: Mesh = object
    mesh.geometry.dispose()
    for (const material of [mesh.material].flat()) releaseMaterial(material)
  })
}

function releaseMaterial(material: Material): void {
  if (material instanceof MeshStandardMaterial || material instanceof MeshBasicMaterial)
    material.map?.dispose()
  material.dispose()
}
