import { useCallback, useEffect, useRef, useState } from 'react'
import type { PackageSize } from '../../../../domain/packaging/package-types.ts'
import { drawSampleArtwork } from './sample-artwork.ts'
import type { PackageScene } from './scene/open-scene.ts'

/** The state of the 3D scene. `still`: not requested yet. `without`: this browser can't show 3D. */
export type SceneState = 'still' | 'opening' | 'shown' | 'without'

type ShownPackage = { size: PackageSize; artwork: HTMLCanvasElement | null; degrees: number }

/** Opens the 3D scene of a package on first use, and updates it when the size, the artwork or the rotation changes. */
export function usePackageScene({ size, artwork, degrees }: ShownPackage) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<PackageScene>(null)
  const sample = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<SceneState>('still')
  const want = useCallback(() => setState((before) => (before === 'still' ? 'opening' : before)), [])

  useEffect(() => {
    if (state !== 'opening') return
    let isGone = false
    const open = async () => {
      const opened = await openIn(canvas.current)
      if (isGone) return opened?.close()
      scene.current = opened
      setState(opened ? 'shown' : 'without')
    }
    void open()
    return () => {
      isGone = true
    }
  }, [state])
  useEffect(() => () => scene.current?.close(), [])

  useEffect(() => {
    if (state !== 'shown') return
    sample.current ??= drawSampleArtwork()
    scene.current?.show(size, artwork ?? sample.current)
  }, [state, size, artwork])
  useEffect(() => {
    if (state === 'shown') scene.current?.turnTo(degrees)
  }, [state, degrees])
  return { canvas, state, want }
}

/** Loads the scene. Null if there is no WebGL 2, or if the code couldn't be fetched. */
async function openIn(canvas: HTMLCanvasElement | null): Promise<PackageScene | null> {
  if (!canvas || !hasWebGl()) return null
  try {
    const { openPackageScene } = await import('./scene/open-scene.ts')
    return openPackageScene(canvas)
  } catch {
    return null
  }
}

/** WebGL is tested on a separate canvas. A canvas that is used for the test can't be used for another kind of context later. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
