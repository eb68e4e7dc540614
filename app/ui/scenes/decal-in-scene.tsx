import { useId } from 'react'
import type { SceneArea } from './choose-scene-area.ts'
import type { Scene } from './scenes.ts'

type InSceneProps = {
  scene: Scene
  /** The URL of a picture of the decal, cut out along its edge. `title` is the decal's name. */
  picture: string
  title: string
  widthMm: number
  heightMm: number
  /** The visible part of the drawing, in mm; by default all of it. */
  part?: SceneArea
}

/** Shows the decal on a real object. The drawing's unit is the millimetre, so the decal has its true size relative to the object. */
export function DecalInScene({ scene, picture, title, widthMm, heightMm, part }: InSceneProps) {
  const id = useId()
  const { view, place, room, on } = scene
  const tooLarge = widthMm > room.width || heightMm > room.height
  const { x, y, width, height } = part ?? { x: 0, y: 0, ...view }
  // The blur is in mm of the scene, but proportional to the view's width, so that it looks the same at every scale.
  const soft = width / 400
  return (
    <>
      <p className="sr-only">
        {title} {on}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`${x} ${y} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        className="size-full"
      >
        <filter id={id} x="-20%" y="-20%" width="140%" height="140%">
          <feDropShadow dx="0" dy={soft} stdDeviation={soft} floodColor="#0b1f2a" floodOpacity="0.35" />
        </filter>
        {scene.paths.map(([fill, data]) => (
          <path key={data} fill={fill} d={data} />
        ))}
        <image
          href={picture}
          x={place.cx - widthMm / 2}
          y={place.cy - heightMm / 2}
          width={widthMm}
          height={heightMm}
          preserveAspectRatio="none"
          filter={`url(#${id})`}
        />
      </svg>
      {tooLarge && (
        <output className="block absolute inset-x-0 bottom-0 bg-hi-vis px-3 py-2 text-sm font-semibold">
          Too large for the {scene.title.toLowerCase()}: the most that fits is {room.width} × {room.height}{' '}
          mm.
        </output>
      )}
    </>
  )
}
