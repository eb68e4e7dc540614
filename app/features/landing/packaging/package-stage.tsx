import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { packageTypes, packagingCopy } from '../../../../content/landing/packaging-copy.ts'
import { type PackageSize, formatPackageSize } from '../../../../domain/packaging/package-types.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { findArtworkBackground } from './artwork-background.ts'
import { ARTWORK_TYPES, readPackageArtwork } from './read-package-artwork.ts'
import { StaticPackagePicture } from './static-package-picture.tsx'
import { usePackageScene } from './use-package-scene.ts'
import { useRotation } from './use-rotation.ts'

const words = packagingCopy.stage

/** The rotation, in degrees, for a drag across the whole stage. */
const DRAG_DEGREES = 270

type StageProps = {
  size: PackageSize
  /** Counts how often the visitor has chosen a type of package. Each choice rotates the package once. */
  chosen: number
}

/** The package in 3D. It is a still picture until the visitor rotates it or adds their own artwork. */
export function PackageStage({ size, chosen }: StageProps) {
  const own = useOwnArtwork()
  const { degrees, isTurning, turn, turnTo } = useRotation()
  const { canvas, state, want } = usePackageScene({ size, artwork: own.chosen?.artwork ?? null, degrees })
  const show = (then: () => void) => {
    want()
    then()
  }
  const drag = useDrag(degrees, (to) => show(() => turnTo(to)))
  useEffect(() => {
    if (chosen === 0) return
    want()
    turn()
  }, [chosen, want, turn])
  const view = Math.round(degrees)
  return (
    <div data-view={state} data-turning={isTurning} className="grid content-start gap-4 bg-paper p-4 md:p-6">
      <figure
        {...drag}
        aria-label={words.seen(packageTypes[size.type].label, formatPackageSize(size), view)}
        className="relative aspect-square cursor-grab touch-pan-y overflow-hidden bg-mist active:cursor-grabbing"
      >
        {state !== 'shown' && (
          <StaticPackagePicture size={size} artwork={own.chosen} className="absolute inset-0 size-full" />
        )}
        <canvas
          ref={canvas}
          aria-hidden="true"
          className={`absolute inset-0 size-full ${state === 'shown' ? '' : 'opacity-0'}`}
        />
      </figure>
      <div className="with-scripts grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button onClick={() => show(turn)} kind="dark">
            {words.turn}
          </Button>
          <label className="flex min-w-48 flex-1 items-center gap-3 text-sm font-semibold">
            {words.slider}
            <input
              type="range"
              min="0"
              max="359"
              step="1"
              value={view}
              aria-valuetext={words.degrees(view)}
              onChange={(event) => show(() => turnTo(Number(event.target.value)))}
              className="h-11 min-w-0 flex-1"
            />
          </label>
        </div>
        <OwnArtwork own={own} onChosen={want} />
        <output className="block min-h-6 text-sm text-slate">
          {state === 'opening' ? words.opening : state === 'without' ? words.without : ''}
        </output>
      </div>
    </div>
  )
}

type OwnArtworkState = ReturnType<typeof useOwnArtwork>

function useOwnArtwork() {
  const [chosen, setChosen] = useState<{
    artwork: HTMLCanvasElement
    address: string
    ground: string
  } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const choose = async (file: File | undefined) => {
    if (!file) return
    const read = await readPackageArtwork(file)
    setFault(read.ok ? null : read.fault)
    if (!read.ok) return
    const { artwork } = read
    setChosen({ artwork, address: artwork.toDataURL(), ground: findArtworkBackground(artwork) })
  }
  return { chosen, fault, choose, clear: () => setChosen(null) }
}

function OwnArtwork({ own, onChosen }: { own: OwnArtworkState; onChosen: () => void }) {
  const { artwork } = packagingCopy
  return (
    <div className="border-t border-line pt-4">
      <FileField
        label={artwork.label}
        hint={artwork.note}
        error={own.fault ?? undefined}
        accept={ARTWORK_TYPES}
        onFiles={([file]) => {
          onChosen()
          void own.choose(file)
        }}
      />
      {own.chosen && (
        <button type="button" onClick={own.clear} className="text-link mt-2 min-h-8 text-sm">
          {artwork.clear}
        </button>
      )}
    </div>
  )
}

/** Rotates the package by finger or mouse, relative to where the drag started. */
function useDrag(degrees: number, turnTo: (degrees: number) => void) {
  const begun = useRef<{ x: number; degrees: number }>(null)
  const end = () => {
    begun.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      begun.current = { x: event.clientX, degrees }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!begun.current) return
      const moved = (event.clientX - begun.current.x) / event.currentTarget.clientWidth
      turnTo(begun.current.degrees - moved * DRAG_DEGREES)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
