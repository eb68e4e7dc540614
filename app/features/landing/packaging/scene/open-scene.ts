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
import { buildPackageModel } from './models.ts'

/** A 3D scene of a package on a canvas. It is rendered only after a change. */
export type PackageScene = {
  show: (size: PackageSize, artwork: HTMLCanvasElement) => void
  /** Rotates the package so that its front turns to the viewer's left by this many degrees. */
  turnTo: (degrees: number) => void
  /** Frees the scene's resources on the graphics card. */
  close: () => void
}

/** The height and width of the view at the package's distance, in scene units. The package fills most of it. */
const VIEW_HEIGHT = 2.3
const VIEW_WIDTH = 2.2

/** Opens a scene on a canvas, which must support WebGL 2. */
export function openPackageScene(canvas: HTMLCanvasElement): PackageScene {
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
    // `false` keeps setSize from changing the element's style.
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
      const { group, width, height } = buildPackageModel(size, artwork)
      const scale = Math.min(VIEW_HEIGHT / height, VIEW_WIDTH / width)
      group.scale.setScalar(scale)
      group.position.y = -VIEW_HEIGHT / 2
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

/** Draws a soft shadow below the package, so that it doesn't seem to float in the air. */
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
  shadow.position.y = -VIEW_HEIGHT / 2 - 0.01
  return shadow
}

/** Frees all resources of an object. Three.js keeps them on the graphics card until they are disposed of explicitly. */
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
